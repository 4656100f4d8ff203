import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { jobsAbout } from '../../../platform/jobs/jobs-about.ts';
import { closedStop } from '../../alerts/public/closed-club.ts';
import { approvalsOfOrder } from '../../approvals/public/list-approvals.ts';
import { cartsThatAmend } from '../../carts/public/carts-that-amend.ts';
import { rosterOfOrders } from '../../group-events/public/roster-of-orders.ts';
import { refundableOf } from '../../ledger/public/paid-for.ts';
import { clubNotesOf } from '../../orders/public/club-notes.ts';
import { readsAsCarrierStaff } from '../../orders/public/for-carriers.ts';
import { readDetail } from '../../orders/public/order-detail.ts';
import { presentPayLink } from '../../orders/public/owed/present-owed.ts';
import { parcelsOf, parcelsOfEveryGeneration } from '../../orders/public/parcels.ts';
import { payLinksOf } from '../../orders/public/pay-links/pay-links.ts';
import { readReceipt } from '../../orders/public/receipt.ts';
import { namesPeople } from '../../orders/public/retention/people-removed.ts';
import type { Order } from '../../orders/public/store.ts';
import { answersOfOrder } from '../../preferences/public/answers-of-order.ts';
import { readPerson } from '../../staff/public/people.ts';
import { bagsOf, costOf } from './cost-of.ts';
import { viewForCarriers } from './for-carriers/view-for-carriers.ts';
import { type MoneyOfOrder, readMoneyOfOrder } from './money-of-orders.ts';

type Money = Pick<OrderView, 'transactions' | 'refunds'>;

/** The whole order as staff see it. */
export async function readOrderView(
  { db, clock }: { db: Queries; clock: Clock },
  order: Order,
  reader: { id: string; role: Role },
): Promise<OrderView> {
  const [
    detail,
    receipt,
    head,
    customer,
    money,
    parcels,
    mails,
    alerts,
    refundable,
    notes,
    answers,
    links,
    approvals,
    roster,
    allBags,
    sold,
  ] = await Promise.all([
    readDetail({ db, clock }, order, reader),
    readReceipt(db, order),
    readHead(db, order),
    readCustomer(db, order),
    readMoney(db, order.id),
    parcelsOf(db, order),
    readMails(db, order.id),
    readAlerts(db, order.id),
    refundableOf(db, order.id),
    clubNotesOf(db, order),
    answersOfOrder(db, order),
    payLinksOf(db, order.id, clock.instant()),
    readApprovals(db, order, { ...reader, now: clock.instant() }),
    rosterOfOrders(db, [order.id]),
    parcelsOfEveryGeneration(db, order.id),
    readMoneyOfOrder(db, order.id),
  ]);
  const rosterPerson = roster.get(order.id);
  const transactions = money.transactions.map(({ transaction_id }) => transaction_id);
  const jobs = await jobsAbout(db, [order.id, ...parcels.map(({ id }) => id), ...transactions]);
  const view: OrderView = {
    detail,
    receipt,
    ...head,
    ...(may(reader.role, 'see_price_details')
      ? marginOf(sold, costOf(head.cost_cents, bagsOf(order, allBags), alerts))
      : { cost_cents: null }),
    cart_id: order.cart_id,
    customer,
    refundable_cents: refundable,
    ...money,
    labels: parcels.map(({ id, ...parcel }) => ({ ...parcel, parcel_id: id })),
    mails,
    jobs,
    alerts: alerts.map(({ subject: _, ...alert }) => alert),
    ...(rosterPerson ? { group_event: { event_id: rosterPerson.eventId, name: rosterPerson.event } } : {}),
    club_notes: notes,
    club_answers: answers,
    pay_links: links.map(presentPayLink),
    approvals,
  };
  return readsAsCarrierStaff(order, reader) ? viewForCarriers(view) : view;
}

/** CO-101: what the labels cost once they are bought, and the estimate of the rate sheet before that. */
const marginOf = ({ revenue, labels }: MoneyOfOrder, estimate: Cents | null) => ({
  revenue_cents: revenue,
  cost_cents: labels ?? estimate,
  cost_estimated: labels === null,
});

/** The account of an order, which identifies its owner; absent once the order's people were removed. */
async function readCustomer(db: Queries, order: Order): Promise<OrderView['customer']> {
  const customer = await readPerson(db, order.user_id);
  const nobody = { name: '', email: '', phone: '', member_number: null, club_name: null };
  return customer && !namesPeople(order) ? { ...customer, ...nobody } : customer;
}

async function readApprovals(db: Queries, order: Order, reader: { id: string; role: Role; now: string }) {
  const cartIds = [order.cart_id, ...(await cartsThatAmend(db, order.id))];
  return approvalsOfOrder(db, { orderId: order.id, cartIds }, reader);
}

async function readHead(db: Queries, order: Order) {
  const { rows } = await sql<{
    slug: string;
    name: string;
    placed_by: string | null;
    rate_sheet: string | null;
    cost_cents: number | null;
  }>`select brands.slug, brands.name, quotes.rate_sheet_version as rate_sheet, quotes.cost_cents,
      case when buyer.id <> ${order.user_id} then coalesce(nullif(trim(concat_ws(' ', buyer.first_name, buyer.last_name)), ''),
        buyer.email) end as placed_by
    from brands left join quotes on quotes.id = ${order.quote_id}
      left join checkout_attempts attempt on attempt.id = ${order.attempt_id}
      left join users buyer on buyer.id = attempt.user_id
    where brands.id = ${order.brand_id}`.execute(db);
  const [head] = rows;
  if (!head) throw new Error('the brand of an order is gone');
  return {
    brand: { slug: head.slug, name: head.name },
    placed_by: namesPeople(order) ? head.placed_by : null,
    rate_sheet: head.rate_sheet ?? '',
    cost_cents: head.cost_cents === null ? null : cents(head.cost_cents),
  };
}

async function readMoney(db: Queries, orderId: string): Promise<Money> {
  const transactions = await db
    .selectFrom('payments')
    .select(['transaction_id', 'provider', 'kind', 'status', 'amount_cents', 'created_at as at'])
    .select(sql<string>`concat_ws(' ending in ', card_type, nullif(last4, ''))`.as('card'))
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
  const refunds = await sql<Money['refunds'][number] & { taken_back: boolean }>`
    select refunds.id as refund_id, is_goodwill and target = 'wallet' as goodwill, refunds.amount_cents, target as to, reason, refunds.created_at as at,
      nullif(trim(concat_ws(' ', users.first_name, users.last_name)), '') as by,
      case when bool_or(part.state = 'failed') then 'failed' when bool_or(part.state = 'wanted') then 'wanted'
        else 'done' end as state, coalesce(bool_and(part.state = 'recalled'), false) as taken_back
    from refunds left join users on users.id = refunds.actor_id
      left join refund_parts part on part.refund_id = refunds.id
    where refunds.order_id = ${orderId} group by refunds.id, users.id order by refunds.created_at`.execute(
    db,
  );
  return {
    transactions: transactions.map((row) => ({ ...row, amount_cents: cents(row.amount_cents) })),
    refunds: refunds.rows.map(({ taken_back, ...row }) => ({
      ...row,
      ...(taken_back ? { taken_back } : {}),
    })),
  };
}

const readMails = (db: Queries, orderId: string) =>
  db
    .selectFrom('order_mails')
    .select(['kind', 'sent_at'])
    .where('order_id', '=', orderId)
    .orderBy('sent_at', 'desc')
    .execute();

async function readAlerts(db: Queries, orderId: string) {
  const { rows } = await sql<OrderView['alerts'][number] & { subject: string }>`
    select kind, raised_at, subject, ${closedStop} as closed from operator_alerts
    where coalesce(detail ->> 'order', subject) = ${orderId} and resolved_at is null order by raised_at`.execute(
    db,
  );
  return rows;
}
