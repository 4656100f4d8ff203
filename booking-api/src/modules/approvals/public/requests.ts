import { type ApprovalMove, moveApproval } from '@sendahead/shared-contracts/console/approval-states';
import { type Selectable, sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { DatabaseTransaction, Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/security/secrets.ts';
import { audit } from '../../accounts/public/audit.ts';
import type { ApprovalDetail, ApprovalTables, StoredKind } from '../tables.ts';

export type ApprovalRequest = Selectable<ApprovalTables['approval_requests']>;

/** An act above the limit of its requester. */
export type WantedApproval = {
  kind: StoredKind;
  askedBy: string;
  /** Identifies the act; absent for a discount of a cart. */
  key?: string;
  reason: string;
  orderId?: string | undefined;
  cartId?: string;
  /** The incident whose orders are canceled. */
  incidentId?: string;
  displayId: string | null;
  customerId: string | null;
  cents: number | null;
  percent?: number | null;
  detail?: ApprovalDetail;
};
type Write = { trx: DatabaseTransaction; clock: Clock };

/** The request for an act's key, if there is one. */
export const requestOfKey = (
  trx: DatabaseTransaction,
  askedBy: string,
  key: string,
): Promise<ApprovalRequest | undefined> =>
  trx
    .selectFrom('approval_requests')
    .selectAll()
    .where('asked_by', '=', askedBy)
    .where('request_key', '=', key)
    .executeTakeFirst();

/**
 * Stores an act as a request for approval, and returns its id. Each key makes one request. A cart's discount
 * has one open request: another amount of the same person replaces it.
 */
export async function askApproval({ trx, clock }: Write, wanted: WantedApproval): Promise<string> {
  const id = newId('apr');
  const { kind, askedBy, reason, orderId, cartId, displayId, customerId, cents } = wanted;
  if (cartId !== undefined) await replaceOwn({ trx, clock }, wanted);
  const made = await trx
    .insertInto('approval_requests')
    .values({
      id,
      kind,
      asked_by: askedBy,
      asked_at: clock.instant(),
      request_key: wanted.key ?? id,
      reason,
      order_id: orderId ?? null,
      cart_id: cartId ?? null,
      display_id: displayId,
      customer_id: customerId,
      amount_cents: cents,
      percent: wanted.percent ?? null,
      detail: JSON.stringify(wanted.detail ?? {}),
    })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return (await openOf(trx, wanted)).id;
  await note({ trx, clock }, { ...wanted, id }, 'staff.asked_approval', askedBy, reason);
  return id;
}

/** The request that blocked another: with the same key, or for the same discount of the cart. */
const openOf = (trx: DatabaseTransaction, { askedBy, key = '', cartId = '', kind }: WantedApproval) =>
  trx
    .selectFrom('approval_requests')
    .select('id')
    .where((where) =>
      where.or([
        where.and([where('asked_by', '=', askedBy), where('request_key', '=', key)]),
        where.and([where('cart_id', '=', cartId), where('kind', '=', kind), where('state', '=', 'asked')]),
      ]),
    )
    .executeTakeFirstOrThrow();

const replaceOwn = async (
  { trx, clock }: Write,
  { askedBy, cartId = '', kind, cents, reason }: WantedApproval,
): Promise<void> => {
  await trx
    .updateTable('approval_requests')
    .set({
      state: 'withdrawn',
      decided_by: askedBy,
      decided_at: clock.instant(),
      seen_at: clock.instant(),
    })
    .where('cart_id', '=', cartId)
    .where('kind', '=', kind)
    .where('state', '=', 'asked')
    .where('asked_by', '=', askedBy)
    .where((where) =>
      where.or([where('amount_cents', 'is distinct from', cents), where('reason', '<>', reason)]),
    )
    .execute();
};

/** A request as it is now; undefined when not found. */
export const findApproval = (db: Queries, id: string): Promise<ApprovalRequest | undefined> =>
  db.selectFrom('approval_requests').selectAll().where('id', '=', id).executeTakeFirst();

/** A request, locked until the transaction ends. Throws Refusal `no_such_thing`, and `approval_closed` for a decided one. */
export async function lockOpenRequest(trx: DatabaseTransaction, id: string): Promise<ApprovalRequest> {
  const request = await trx
    .selectFrom('approval_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!request) throw new Refusal(404, 'no_such_thing');
  if (request.state !== 'asked') throw new Refusal(409, 'approval_closed');
  return request;
}

const kinds: Readonly<Record<ApprovalMove, string>> = {
  approve: 'staff.approved_request',
  decline: 'staff.declined_request',
  withdraw: 'staff.withdrew_request',
  fail: 'staff.request_not_possible',
};

/** Closes a locked request, with who decided and why. */
export async function closeRequest(
  { trx, clock }: Write,
  request: ApprovalRequest,
  move: ApprovalMove,
  { by, why = '' }: { by: string; why?: string },
): Promise<void> {
  const state = moveApproval(request.state, move);
  if (state === undefined) throw new Refusal(409, 'approval_closed');
  const now = clock.instant();
  // The requester sees any other decision until they have read it.
  const isKnown = state === 'withdrawn';
  await trx
    .updateTable('approval_requests')
    .set({
      state,
      decided_by: by,
      decided_at: now,
      decision: why,
      ...(isKnown ? { seen_at: now } : {}),
      detail: withoutAmendment,
    })
    .where('id', '=', request.id)
    .execute();
  const { id, kind, order_id, cart_id, customer_id, amount_cents: cents } = request;
  const incidentId = request.detail.incident?.id;
  const about = { id, kind, orderId: order_id, cartId: cart_id, incidentId, customerId: customer_id, cents };
  await note({ trx, clock }, about, kinds[move], by, move === 'decline' ? why : request.reason);
}

/** A decided request keeps no address. */
export const withoutAmendment = sql<ApprovalDetail>`detail - 'amendment'` as never;

type About = {
  id: string;
  kind: StoredKind;
  orderId?: string | null | undefined;
  cartId?: string | null | undefined;
  incidentId?: string | undefined;
  customerId: string | null;
  cents: number | null;
};

/** Adds one line to the history of the order or the booking. */
const note = (
  { trx, clock }: Write,
  { id, kind, orderId, cartId, incidentId, customerId, cents }: About,
  event: string,
  userId: string,
  reason: string,
): Promise<void> =>
  audit({ db: trx, clock }, event, {
    userId,
    subject: customerId ?? cartId ?? incidentId ?? id,
    detail: {
      request: id,
      act: kind,
      reason,
      ...(orderId ? { order: orderId } : {}),
      ...(cartId ? { cart: cartId } : {}),
      ...(incidentId ? { incident: incidentId } : {}),
      ...(cents === null ? {} : { cents }),
    },
  });

/**
 * Records that the requester has read the decision. Throws Refusal `no_such_thing` for another user's
 * request, or an open one.
 */
export async function markSeen(
  trx: DatabaseTransaction,
  id: string,
  userId: string,
  now: string,
): Promise<void> {
  const seen = await trx
    .updateTable('approval_requests')
    .set({ seen_at: now })
    .where('id', '=', id)
    .where('asked_by', '=', userId)
    .where('state', '<>', 'asked')
    .returning('id')
    .executeTakeFirst();
  if (!seen) throw new Refusal(404, 'no_such_thing');
}
