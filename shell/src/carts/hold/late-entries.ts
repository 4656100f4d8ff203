import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { sendLateEntries } from '@sendahead/shared-contracts/carts/hold-calls';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { isApiError, isTransient } from '@sendahead/shared-contracts/client/api-error';
import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';
import { changedNames } from '@sendahead/shared-contracts/ship-form/changed-names';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { lateWords as words } from '../../copy/late-entries.ts';
import { emptyPage } from '../../page/page-state.ts';
import { cartSessionOf } from '../cart-session-of.ts';
import type { UnsavedCopy } from '../unsaved-copy.ts';

/** What a page had not saved when its cart changed hands. */
export interface LateEntries {
  readonly cartId: string;
  readonly form: ShipmentForm;
  /** How often the cart had changed hands when the page read it. */
  readonly turn: number;
  /** The fields saved before; undefined where this page does not know them. */
  readonly before: ShipmentForm | undefined;
}

/** The fields whose typed text a person recognizes, so the notice quotes it. */
const typedNames = /address|city|zip|name|phone|email/;
const longest = 40;

const sectionOf = (name: string): string => {
  if (name.startsWith('o_') || name === 'origination') return words.from;
  if (name.startsWith('d_') || name === 'destination') return words.to;
  if (name === 'traveler' || name.startsWith('t_') || name === 'additional_travelers') return words.travelers;
  return name === 'coupon' || name.includes('gift-card') ? words.coupon : words.trip;
};

const lateNames = ({ form, before }: Pick<LateEntries, 'form' | 'before'>): string[] =>
  changedNames(form, before ?? {});

/** Names what was not kept: by its words where a person recognizes them, else by its part of the page. */
function nameLost(form: ShipmentForm, lost: readonly string[]): string {
  const entered: Readonly<Record<string, unknown>> = form;
  const named = lost.map((name) => {
    const value = entered[name];
    const isTyped = typeof value === 'string' && value !== '' && value.length <= longest;
    const section = sectionOf(name);
    return isTyped && typedNames.test(name) ? words.typed(section, value) : section;
  });
  return [...new Set(named)].join(', ');
}

/** Whether a refused field is saved with another value; without an answer about fields, each one is lost. */
function isLost(error: unknown): (name: string) => boolean {
  const saved = isApiError(error) ? error.body.changed_fields : undefined;
  return (name) => !Array.isArray(saved) || saved.includes(name);
}

/**
 * TK-26, TK-27: sends once what a page had not saved when it lost its cart, after its copy was removed; true when the server kept it. Otherwise
 * the page says what was not kept, and forgets it. Without a connection it stays in this browser for another try.
 */
export async function sendLate(
  { api, bus, unsaved }: { api: ApiClient; bus: BoundBus<'shell'>; unsaved: UnsavedCopy },
  late: LateEntries,
): Promise<boolean> {
  const { cartId, form, turn } = late;
  const names = lateNames(late);
  if (names.length === 0) return false;
  try {
    await api.call(sendLateEntries, {
      params: { cartId },
      query: {},
      body: { session: cartSessionOf(emptyPage, form), hold_turn: turn },
    });
    return true;
  } catch (error) {
    if (isTransient(error)) {
      if (unsaved.read(cartId) === null) unsaved.write(cartId, form, turn);
    } else {
      const what = nameLost(form, names.filter(isLost(error)));
      if (what !== '')
        bus.publish(alertRaisedEvent, { severity: 'warning', text: words.notKept(what), seconds: 20 });
    }
    return false;
  }
}
