import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import { readCartSession } from '@sendahead/shared-contracts/carts/calls';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { loadUntilThere } from '@sendahead/shared-contracts/client/load-until-there';
import {
  alertRaisedEvent,
  restoreRequestedEvent,
  type Section,
  sectionReadyEvent,
  sectionRestoredEvent,
  sections,
} from '@sendahead/shared-contracts/page/topics';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { Cart } from './cart.ts';
import type { HoldTurns } from './hold/hold-turns.ts';
import type { LateEntries } from './hold/late-entries.ts';
import { wasOrderedHere } from './ordered-here.ts';
import { readWithRetries } from './read-with-retries.ts';
import type { UnsavedCopy } from './unsaved-copy.ts';

const orderedHereText =
  'Your order is placed. You can find the receipt in your email. Start a new booking here.';

const goneText =
  'Your earlier booking is no longer open here. If it went on in another browser, it’s in your orders.';

const sectionNames: Readonly<Record<Section, string>> = {
  'ship-points': 'Ship from and ship to',
  travelers: 'Travelers & items',
  itinerary: 'Trip, dates and service',
  checkout: 'Coupon',
};
const unrestoredText = (silent: readonly Section[]): string =>
  `We couldn’t restore this part of your booking: ${silent.map((section) => sectionNames[section]).join('; ')}. Please check it before you order.`;

const unreadText = 'We can’t load your saved booking right now. We’ll keep trying.';
const givenUpText =
  'We couldn’t load your saved booking. Reload the page to try again. Anything you enter here replaces it.';
const takeoverGivenUpText =
  'We couldn’t load this cart, so nothing you enter here is saved. Reload the page to try again.';

/**
 * How long a section may take to restore its part of a saved booking, after the earlier ones have answered;
 * slow phones take 10 s.
 */
const patienceMs = 15_000;

/** A saved booking that is being restored into the sections. */
export interface Restoration {
  /** Settles when it is known whether there is anything to restore. */
  readonly known: Promise<void>;
  /** The saved booking, and which sections have not restored it yet; undefined when there is nothing to restore. */
  pending(): { readonly form: ShipmentForm; readonly sections: ReadonlySet<Section> } | undefined;
  /** The cart's content is not read yet, or could not be: an untouched page must not overwrite it. */
  unread(): boolean;
  /** Reads the cart that the page has now and restores it into every section, replacing their input. */
  restore(): Promise<void>;
  /** Fills every section with a booking that is already known, instead of the requested one. */
  fill(form: ShipmentForm): void;
}

interface Options {
  readonly cart: Cart;
  readonly api: ApiClient;
  readonly bus: BoundBus<'shell'>;
  readonly unsaved: UnsavedCopy;
  readonly turns: HoldTurns;
  readonly report: (error: unknown, where: string) => void;
  /** Sections that were ready before this code listened. */
  readonly readyBefore?: ReadonlySet<Section> | undefined;
  /** False on a page that will take another cart over: it restores that cart once it has it. */
  readonly atOnce?: boolean | undefined;
  /** The sections are filled with a restored booking; `before` is what was saved where the page shows it already. */
  readonly onFill?: (next: ShipmentForm, before: ShipmentForm | undefined) => void;
  /** Leaves for another page of ours. */
  readonly leave?: (url: string) => void;
}

/** Restores a saved cart immediately, section by section, in the order in which they load; and again on request. */
export function restoreCart({
  cart,
  api,
  bus,
  unsaved,
  turns,
  report,
  readyBefore = new Set(),
  atOnce = true,
  onFill,
  leave = (url) => window.location.replace(url),
}: Options): Restoration {
  const ready = new Set<Section>(readyBefore);
  const waiting = new Set<Section>();
  let form: ShipmentForm | undefined;
  let latest = 0;
  let replaces = false;
  let isUnread = !atOnce;
  let reading = Promise.resolve();
  let silence: ReturnType<typeof setTimeout> | undefined;

  const tell = (severity: 'info' | 'warning' | 'danger', text: string): void => {
    bus.publish(alertRaisedEvent, { severity, text, seconds: 20 });
  };
  /** A section that has not loaded shows its own state, so it does not count as silent. */
  const awaitAnswers = (): void => {
    clearTimeout(silence);
    if (!sections.some((section) => ready.has(section) && waiting.has(section))) return;
    silence = setTimeout(() => {
      const silent = sections.filter((section) => ready.has(section) && waiting.has(section));
      tell('warning', unrestoredText(silent));
    }, patienceMs);
  };
  const hand = (section: Section): void => {
    if (!form || !waiting.has(section)) return;
    bus.publish(restoreRequestedEvent, { section, form, ...(replaces ? { replaces } : {}) });
  };
  bus.events(sectionReadyEvent).subscribe(({ section }) => {
    ready.add(section);
    hand(section);
    awaitAnswers();
  });
  bus.events(sectionRestoredEvent).subscribe(({ section }) => {
    waiting.delete(section);
    awaitAnswers();
  });

  /** A customer can start another booking in the meantime; this one remains in the account's list. */
  const leaveSplitBill = (cartId: string): void => {
    if (new URLSearchParams(window.location.search).has('another')) cart.forget();
    else leave(`/payments/shares?cart_id=${encodeURIComponent(cartId)}`);
  };

  const handAll = (next: ShipmentForm, before?: ShipmentForm): void => {
    form = next;
    onFill?.(next, before);
    for (const section of sections) waiting.add(section);
    for (const section of ready) hand(section);
    awaitAnswers();
  };

  const read = async (turn: number): Promise<void> => {
    const credentials = cart.present();
    // Read before any request: input in the meantime may write another copy.
    const copy = unsaved.read(credentials?.id ?? null);
    if (!credentials) {
      if (copy) handAll(copy);
      else if (wasOrderedHere()) tell('info', orderedHereText);
      return;
    }
    const copyTurn = unsaved.turnOf(credentials.id);
    const { session, order_id, bill_divided, hold_turn } = await api.call(readCartSession, {
      params: { cartId: credentials.id },
      query: {},
    });
    // Another cart was requested in the meantime.
    if (turn !== latest) return;
    const now = session?.ship_state;
    const before = turn > 1 ? turns.form(credentials.id, turns.of(credentials.id) ?? 0) : undefined;
    turns.note(credentials.id, hold_turn, now);
    // The answer to the order was lost, or another tab ordered it.
    if (order_id) {
      cart.forget();
      tell('info', orderedHereText);
    }
    // Several people are asked to pay it: until that ends it is read-only.
    else if (bill_divided) leaveSplitBill(credentials.id);
    // A copy holds the input after the last save, by this page while it had the cart.
    else if (copy && copyTurn === (hold_turn ?? 0)) handAll(copy);
    else {
      const late = takeCopy(credentials.id, hold_turn ?? 0);
      if (now) handAll(now, before);
      if (late) void sendCopy(late);
    }
  };
  /**
   * TK-26: what was entered before the cart changed hands, also during the request. Removed, so that neither another tab
   * nor another restoration sends it as well.
   */
  const takeCopy = (cartId: string, turnNow: number): LateEntries | undefined => {
    const [form, turn] = [unsaved.read(cartId), unsaved.turnOf(cartId)];
    if (!form || turn === turnNow) return undefined;
    unsaved.clear(cartId);
    return { cartId, form, turn, before: turns.form(cartId, turn) };
  };
  const sendCopy = async (late: LateEntries): Promise<void> => {
    const { sendLate } = await loadUntilThere(
      () => import('./hold/late-entries.ts'),
      (error) => report(error, 'late entries'),
    );
    if (await sendLate({ api, bus, unsaved }, late)) await restore();
  };
  const restore = (): Promise<void> => {
    latest += 1;
    const turn = latest;
    replaces = turn > 1 || !atOnce;
    reading = readWithRetries(
      () => (turn === latest ? read(turn) : Promise.resolve()),
      () => tell('warning', unreadText),
    ).then(
      () => {
        if (turn === latest) isUnread = false;
      },
      (error: unknown) => {
        // The cart expired, continued in another browser or belongs to another customer: the page starts
        // over, and says so.
        const isGone = isApiError(error) && (error.status === 404 || error.status === 403);
        if (isGone && atOnce) {
          if (turn !== latest) return;
          cart.forget();
          bus.publish(alertRaisedEvent, { severity: 'info', text: goneText, seconds: 20 });
          return;
        }
        // Staff lost the cart before they had read it: their part of the page says to whom.
        if (!isGone) report(error, 'restore');
        if (turn !== latest) return;
        isUnread = true;
        if (!isGone) tell('danger', atOnce ? givenUpText : takeoverGivenUpText);
      },
    );
    return reading;
  };
  if (atOnce) void restore();
  return {
    get known() {
      return reading;
    },
    pending: () => (form && waiting.size > 0 ? { form, sections: waiting } : undefined),
    unread: () => isUnread,
    restore,
    fill(next) {
      latest += 1;
      replaces = true;
      isUnread = false;
      handAll(next);
    },
  };
}
