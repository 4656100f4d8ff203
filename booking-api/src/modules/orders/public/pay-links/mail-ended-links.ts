import type { AppContext } from '../../../../platform/context.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { payLinkMailJob } from '../mails/jobs.ts';
import type { Order } from '../store.ts';
import { payLinksOf } from './pay-links.ts';

/**
 * CH-34: emails the customer that an order’s open link to pay for a change ends, because the order changes first. Called
 * by the transaction that changes it, before the change; the link that pays for this change is closed by then.
 */
export async function mailEndedLinks(
  trx: DatabaseTransaction,
  jobs: AppContext['jobs'],
  { id: orderId }: Pick<Order, 'id'>,
  at: string,
): Promise<void> {
  for (const { id: linkId, round, state, request_id, sent_at } of await payLinksOf(trx, orderId, at))
    if (state === 'open' && request_id === null && sent_at !== null)
      await jobs.enqueue(trx, payLinkMailJob, { linkId, orderId, round, ended: true });
}
