import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { ApprovalRequest } from './requests.ts';

/** The open request of this person to waive an amount due. */
export const openRequestFor = async (
  trx: Queries,
  askedBy: string,
  payRequestId: string,
): Promise<string | undefined> =>
  (
    await trx
      .selectFrom('approval_requests')
      .select('id')
      .where('asked_by', '=', askedBy)
      .where('state', '=', 'asked')
      .where(sql<boolean>`detail ->> 'payRequest' = ${payRequestId}`)
      .executeTakeFirst()
  )?.id;

/** The cancellation of an incident's orders that waits for a second person; undefined without one. */
export const openRequestOfIncident = (
  db: Queries,
  incidentId: string,
): Promise<ApprovalRequest | undefined> =>
  db
    .selectFrom('approval_requests')
    .selectAll()
    .where('kind', '=', 'refund')
    .where('state', '=', 'asked')
    .where(sql<boolean>`detail #>> '{incident,id}' = ${incidentId}`)
    .executeTakeFirst();

/** CO-123: the orders among these whose move to another carrier waits for a second person. */
export const waitingForCarrier = async (
  db: Queries,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('approval_requests')
    .select('order_id')
    .where('order_id', 'in', [...new Set(orderIds)])
    .where('kind', '=', 'waive_difference')
    .where('state', '=', 'asked')
    .where(sql<boolean>`detail #> '{amendment,services}' is not null`)
    .execute();
  return new Set(rows.flatMap(({ order_id }) => order_id ?? []));
};

/** Whether the payment of a claim waits for a second person. */
export const claimWaits = async (db: Queries, orderId: string, claimId: string): Promise<boolean> =>
  (await db
    .selectFrom('approval_requests')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'asked')
    .where(sql<boolean>`detail #>> '{claim,id}' = ${claimId}`)
    .executeTakeFirst()) !== undefined;
