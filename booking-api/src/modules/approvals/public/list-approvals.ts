import type { RoleAct } from '@sendahead/shared-contracts/call/role-acts';
import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import { type Payout, payoutSum } from '@sendahead/shared-contracts/claims/payout';
import type { Approval, approvalActs } from '@sendahead/shared-contracts/console/approval-calls';
import { fitsLimit } from '@sendahead/shared-contracts/console/approval-states';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { StoredKind } from '../tables.ts';
import { countedSince } from './gifts.ts';

/** The permission that an act needs; approving it needs the same. */
export const rightOf: Readonly<Record<StoredKind, RoleAct>> = {
  refund: 'refund_by_hand',
  credit: 'run_credits',
  comp_discount: 'correct_prices',
  refund_surcharges: 'correct_prices',
  rate_adjustment: 'correct_prices',
  waive_difference: 'waive_fees',
  waive_due: 'waive_fees',
};

/** Who reads, and when: what was given in the thirty days before counts. */
type Reader = { id: string; role: Role; now: string };
type Row = Omit<
  Approval,
  'asked_by' | 'acts' | 'kind' | 'waives_difference' | 'waives_due' | 'incident' | 'payout' | 'used'
> & {
  incident_id: string | null;
  parts: number;
  kind: StoredKind;
  asked_by_id: string;
  asked_by_name: string;
  customer_id: string | null;
  seen: boolean;
  payout: Payout | null;
  refund_limit: number | null;
  discount_limit: number | null;
  /** What the reader gave the customer already. */
  given: number;
  asker_limit: number | null;
  asker_given: number;
};

/** The maximum number of listed rows. */
const longest = 100;

/**
 * The requests for approval of an order, and of discounts on its former carts and its change carts, newest
 * first.
 */
export const approvalsOfOrder = (
  db: Queries,
  { orderId, cartIds }: { orderId: string; cartIds: readonly string[] },
  reader: Reader,
): Promise<Approval[]> =>
  list(
    db,
    reader,
    sql`(request.order_id = ${orderId} or request.cart_id = any (${sql.val([...cartIds])}::text[]))`,
    sql`request.asked_at desc`,
  );

/** Requests that wait for approval, and unread decisions on the reader's own requests. Oldest first. */
export const openApprovals = (db: Queries, reader: Reader): Promise<Approval[]> =>
  list(
    db,
    reader,
    sql`(request.state = 'asked' or (request.asked_by = ${reader.id} and request.seen_at is null))`,
    sql`request.asked_at`,
  );

async function list(
  db: Queries,
  reader: Reader,
  which: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<Approval[]> {
  const name = (user: string) =>
    sql.raw(`(select coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), email)
      from users where id = request.${user})`);
  const givenBy = (giver: string): RawBuilder<unknown> => sql`(select coalesce(sum(gift.amount_cents), 0)::int
    from staff_gifts gift where gift.actor_id = ${sql.raw(giver)} and gift.customer_id = request.customer_id
      and gift.given_at > ${countedSince(reader.now)})`;
  const { rows } = await sql<Row>`
    select request.id as approval_id, request.kind, request.amount_cents, request.percent,
      request.detail ->> 'to' as "to", request.detail #>> '{claim,id}' as claim_id,
      request.detail #> '{claim,payout}' as payout, request.cart_id,
      request.detail #>> '{incident,id}' as incident_id,
      coalesce(jsonb_array_length(request.detail #> '{incident,parts}'), 0) as parts, request.reason, request.order_id, request.display_id,
      ${name('customer_id')} as customer, request.customer_id, request.asked_by as asked_by_id,
      ${name('asked_by')} as asked_by_name, request.asked_at, request.state, ${name('decided_by')} as decided_by,
      request.decided_at, request.decision, request.seen_at is not null as seen,
      own.refund_limit_cents as refund_limit, own.discount_limit_percent as discount_limit,
      asker.refund_limit_cents as asker_limit, ${givenBy('own.id')} as given,
      ${givenBy('asker.id')} as asker_given
    from approval_requests request join users own on own.id = ${reader.id} join users asker on asker.id = request.asked_by
    where ${which} order by ${order}, request.id limit ${longest}`.execute(db);
  return rows.filter(({ kind }) => may(reader.role, rightOf[kind])).map((row) => present(row, reader));
}

function present(row: Row, reader: Reader): Approval {
  const { asked_by_id, asked_by_name, seen, refund_limit, discount_limit, ...rest } = row;
  const { incident_id, parts, payout, given, asker_limit, asker_given, ...shown } = rest;
  const isLimited = asker_limit !== null && row.customer_id !== null && byAmount.includes(row.kind);
  return {
    ...shown,
    ...kindOf(row.kind),
    amount_cents: amountOf(row),
    ...(payout === null ? {} : { payout }),
    ...(incident_id === null ? {} : { incident: { id: incident_id, orders: parts } }),
    ...(isLimited ? { used: { given_cents: asker_given, limit_cents: asker_limit } } : {}),
    asked_by: { id: asked_by_id, name: asked_by_name },
    acts: actsOf(row, reader),
  };
}

/** For a claim the whole payout: older requests stored only the part that then counted for the limit. */
const amountOf = ({ payout, amount_cents }: Row): number | null =>
  payout === null ? amount_cents : payoutSum(payout);

/** Older consoles do not know waived amounts as a kind of request: to them these are discounts. */
function kindOf(kind: StoredKind): Pick<Approval, 'kind' | 'waives_difference' | 'waives_due'> {
  if (kind === 'waive_difference') return { kind: 'comp_discount', waives_difference: true };
  if (kind === 'waive_due') return { kind: 'comp_discount', waives_due: true };
  return { kind };
}

/** The acts limited by their amount; the others are limited by their share of the price. */
const byAmount: readonly StoredKind[] = ['refund', 'credit', 'waive_difference', 'waive_due'];

/**
 * The actions of the reader; the server checks again on the click, against what was given in the meantime.
 */
function actsOf(row: Row, { id }: Reader): (typeof approvalActs)[number][] {
  const isOwn = row.asked_by_id === id;
  if (row.state !== 'asked') return isOwn && !row.seen ? ['dismiss'] : [];
  if (isOwn) return ['withdraw'];
  if (row.customer_id === id) return [];
  const amount = amountOf(row);
  const isEnough = byAmount.includes(row.kind)
    ? fitsLimit(row.refund_limit, amount === null ? null : row.given + amount)
    : fitsLimit(row.discount_limit, row.percent);
  return isEnough ? ['approve', 'decline'] : ['decline'];
}
