import { cents } from '@sendahead/shared-contracts/primitives/cents';
import {
  makePayLink,
  type PayLink,
  payLinksOf,
} from '../../../../modules/orders/public/pay-links/pay-links.ts';
import type { Order } from '../../../../modules/orders/public/store.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { openRequestOf } from '../../../testing/histories/later-acts.ts';
import { payByLink } from '../../pay-link/pay-by-link.ts';
import { sendRequestLink, withdrawLink } from '../../pay-link/send-link.ts';
import { contextOf, type PlayedSetup, pricedAt } from './played.ts';

/** Sends a link for the amount due; when nothing is due, a link for an invented change of the order. */
export async function sendLink(played: PlayedSetup, order: Order, difference: number): Promise<void> {
  const { ordering } = contextOf(played);
  const request = await openRequestOf(played.db, order.id);
  if (request) {
    await sendRequestLink(ordering, { orderId: order.id, requestId: request.id, by: order.user_id });
    return;
  }
  if (order.status !== 'placed') throw new Refusal(409, 'action_not_allowed');
  const change = {
    order_id: order.id,
    request_id: null,
    amendment: { kind: 'change' as const, change: {} },
    generation: order.generation,
    what: ['An invented change'],
    amount_cents: difference,
    made_by: order.user_id,
  };
  await makePayLink(played.db, change, ordering.clock.instant());
}

/** Pays the newest link, even a closed one, which is refused; a second payment is refused as well. */
export async function payNewestLink(played: PlayedSetup, order: Order): Promise<void> {
  const link = await newestLink(played, order);
  const ordering =
    link.request_id === null
      ? await pricedAt(played, order, cents(link.amount_cents))
      : contextOf(played).ordering;
  const card = { nonce: 'nonce' };
  const declined = await payByLink(ordering, order, link, card);
  if (declined !== null) throw new Error(`the link was not paid: ${declined}`);
  // The link as another tab read it before: its payment is undone, which is reported.
  const tab = { ...ordering, report: () => undefined };
  const again = await payByLink(tab, order, link, card).catch((error: unknown) => error);
  if (!(again instanceof Refusal)) throw new Error(`a link was paid twice: ${again}`);
}

/** Withdraws the newest link; a closed one is refused. */
export const withdrawNewestLink = async (played: PlayedSetup, order: Order): Promise<void> =>
  withdrawLink(contextOf(played).ordering, await newestLink(played, order), order.user_id);

async function newestLink({ db, shop }: PlayedSetup, order: Order): Promise<PayLink> {
  const [newest] = await payLinksOf(db, order.id, shop.context.clock.instant());
  if (!newest) throw new Refusal(404, 'pay_link_not_found');
  return newest;
}
