import type { BoundBus } from '@sendahead/shared-contracts/bus/bus-types';
import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import { assistanceTopic } from '@sendahead/shared-contracts/page/assistance';
import type { Cart } from '../cart.ts';
import type { UnsavedCopy } from '../unsaved-copy.ts';
import type { HoldTurns } from './hold-turns.ts';

interface Options {
  readonly cart: Pick<Cart, 'present'>;
  readonly api: ApiClient;
  readonly bus: BoundBus<'shell'>;
  readonly unsaved: UnsavedCopy;
  readonly turns: HoldTurns;
  readonly report: (error: unknown, where: string) => void;
}

/**
 * TK-27: a page of staff that loses its cart to the customer or a colleague sends what it had not saved. Calling the
 * result does that as well, where a save was refused first.
 */
export function sendWhenLost({ cart, api, bus, unsaved, turns, report }: Options): () => Promise<void> {
  let helped = false;
  const send = async (): Promise<void> => {
    const cartId = cart.present()?.id;
    const form = cartId !== undefined && helped ? unsaved.read(cartId) : null;
    if (cartId === undefined || form === null) return;
    const turn = unsaved.turnOf(cartId);
    const before = turns.form(cartId, turn);
    unsaved.clear(cartId);
    try {
      const { sendLate } = await import('./late-entries.ts');
      await sendLate({ api, bus, unsaved }, { cartId, form, turn, before });
    } catch (error) {
      report(error, 'late entries');
    }
  };
  bus.state(assistanceTopic).subscribe(({ kind, lost }) => {
    helped ||= kind === 'takeover';
    if (lost) void send();
  });
  return send;
}
