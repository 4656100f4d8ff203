import type { CallArguments } from '@sendahead/shared-contracts/call/define-call';
import type { PayLinkState } from '@sendahead/shared-contracts/orders/pay-link-calls';
import type { processPayment } from '@sendahead/shared-contracts/payments/calls';
import { linkDays } from '@sendahead/shared-contracts/primitives/link-days';
import { type Generated, type Selectable, sql } from 'kysely';
import { daysLater } from '../../../../platform/clock.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { hashSecret, newId, newSecret } from '../../../../platform/security/secrets.ts';
import { raiseAlert, resolveAlert } from '../../../alerts/public/alerts.ts';
import type { AmendPurpose } from '../../../bookings/public/purpose.ts';

/**
 * A change on the booking page as it was when its link was sent: later edits on the page are another change.
 */
export type LinkedBooking = {
  kind: 'booking';
  cartId: string;
  form: CallArguments<typeof processPayment>['body'];
};
/** A change that a link pays for. */
export type LinkedAmendment = Exclude<AmendPurpose['amendment'], { kind: 'booking' }> | LinkedBooking;

type PayLinkTables = {
  pay_links: {
    id: string;
    order_id: string;
    request_id: string | null;
    amendment: LinkedAmendment | null;
    generation: number;
    what: string[];
    amount_cents: number;
    state: Generated<'open' | 'paid' | 'withdrawn'>;
    made_by: string;
    made_at: string;
    expires_at: string;
    round: Generated<number>;
    sent_at: Generated<string | null>;
    token_hash: Generated<Buffer | null>;
    closed_at: Generated<string | null>;
    alerted: Generated<boolean>;
    by_text: Generated<boolean>;
  };
};

declare module '../../../../platform/database/tables.ts' {
  interface Tables extends PayLinkTables {}
}

/** A link with its current state, which follows from the order and from what the link pays for. */
export type PayLink = Omit<Selectable<PayLinkTables['pay_links']>, 'state' | 'token_hash' | 'alerted'> & {
  state: PayLinkState;
};

const until = (now: string): string => daysLater(now, linkDays.pay);

/** Canceling a leg begins no new generation, but the link's price was for both legs. */
const legCanceledSince = sql`exists (select from order_acts where order_acts.order_id = orders.id
  and act = 'cancel_leg' and at >= made_at)`;

const readLinks = (db: Queries, now: string) =>
  db
    .selectFrom('pay_links')
    .innerJoin('orders', 'orders.id', 'pay_links.order_id')
    .leftJoin('pay_requests', 'pay_requests.id', 'pay_links.request_id')
    .select([
      'pay_links.id',
      'pay_links.order_id',
      'request_id',
      'amendment',
      'pay_links.generation',
      'what',
      'pay_links.amount_cents',
      'made_by',
      'made_at',
      'expires_at',
      'round',
      'sent_at',
      'by_text',
    ])
    .select((columns) => columns.fn.coalesce('pay_links.closed_at', 'pay_requests.closed_at').as('closed_at'))
    .select(
      sql<PayLinkState>`case
        when pay_links.state = 'paid' or pay_requests.state = 'paid' then 'paid'
        when pay_links.state = 'withdrawn' then 'withdrawn'
        when orders.status <> 'placed' then 'order_canceled'
        when pay_requests.state = 'waived' then 'withdrawn'
        when request_id is null and (orders.generation <> pay_links.generation or ${legCanceledSince}) then 'order_changed'
        when expires_at <= ${now}::timestamptz then 'expired'
        else 'open' end`.as('state'),
    );

/** The links of an order, newest first. */
export const payLinksOf = (db: Queries, orderId: string, now: string): Promise<PayLink[]> =>
  readLinks(db, now)
    .where('pay_links.order_id', '=', orderId)
    .orderBy('made_at', 'desc')
    .orderBy('pay_links.id')
    .execute();

/** A link by its id; undefined when not found. */
export const findPayLink = (db: Queries, id: string, now: string): Promise<PayLink | undefined> =>
  readLinks(db, now).where('pay_links.id', '=', id).executeTakeFirst();

/** The link of a token; undefined for a token that another mail has replaced, and for any other. */
export const findPayLinkByToken = (db: Queries, token: string, now: string): Promise<PayLink | undefined> =>
  readLinks(db, now).where('token_hash', '=', hashSecret(token)).executeTakeFirst();

/** Creates a link, whose token is created with its mail. Returns its id. */
export async function makePayLink(
  trx: Queries,
  link: Pick<PayLink, 'order_id' | 'request_id' | 'generation' | 'what' | 'amount_cents' | 'made_by'> & {
    amendment: LinkedAmendment | null;
    by_text?: boolean;
    /** Sooner than the days of every link; absent for one that keeps them. */
    expires_at?: string | undefined;
  },
  now: string,
): Promise<string> {
  const id = newId('plk');
  await trx
    .insertInto('pay_links')
    .values({
      ...link,
      id,
      amendment:
        link.amendment === null ? null : sql<LinkedAmendment>`${JSON.stringify(link.amendment)}::jsonb`,
      what: sql<string[]>`${JSON.stringify(link.what)}::jsonb`,
      made_at: now,
      expires_at: link.expires_at ?? until(now),
    })
    .execute();
  return id;
}

/** Sends a link again and restarts its days, unless that was already requested: then false. */
export async function renewPayLink(
  trx: Queries,
  { id, round, expiresAt }: Pick<PayLink, 'id' | 'round'> & { expiresAt?: string | undefined },
  now: string,
): Promise<boolean> {
  const renewed = await trx
    .updateTable('pay_links')
    .set({ round: round + 1, expires_at: expiresAt ?? until(now), sent_at: null, alerted: false })
    .where('id', '=', id)
    .where('round', '=', round)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  if (renewed) await resolveAlert(trx, 'pay_link_unpaid', id);
  return renewed !== undefined;
}

/** Makes the token for a link's mail. The previous mail's token stops working. */
export async function giveToken(db: Queries, id: string, now: string): Promise<string> {
  const token = newSecret();
  await db
    .updateTable('pay_links')
    .set({ token_hash: hashSecret(token), sent_at: now })
    .where('id', '=', id)
    .execute();
  return token;
}

/** Ends a link, once: false when it had already ended. The inputs of its change are deleted. */
export async function closePayLink(
  trx: Queries,
  id: string,
  { state, at }: { state: 'paid' | 'withdrawn'; at: string },
): Promise<boolean> {
  const closed = await trx
    .updateTable('pay_links')
    .set({ state, closed_at: at, amendment: null })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  if (closed) await resolveAlert(trx, 'pay_link_unpaid', id);
  return closed !== undefined;
}

/**
 * Keeps open links to change an order valid after a new label, which changes neither its price nor its
 * shipment.
 */
export async function keepPayLinks(
  trx: Queries,
  orderId: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await trx
    .updateTable('pay_links')
    .set({ generation: to })
    .where('order_id', '=', orderId)
    .where('generation', '=', from)
    .where('state', '=', 'open')
    .execute();
}

/** Ends the links to the orders of a person whose account is deleted. */
export async function closePayLinksOf(trx: Queries, userId: string, at: string): Promise<void> {
  await trx
    .updateTable('pay_links')
    .set({ state: 'withdrawn', closed_at: at, amendment: null, what: sql<string[]>`'[]'::jsonb` })
    .where('order_id', 'in', trx.selectFrom('orders').select('id').where('user_id', '=', userId))
    .where('state', '=', 'open')
    .execute();
}

/** The links to a person's orders, for the copy of the person's data. */
export const payLinksOfUser = (db: Queries, userId: string) =>
  db
    .selectFrom('pay_links')
    .select(['order_id', 'what', 'amount_cents', 'state', 'made_at', 'expires_at', 'closed_at'])
    .where('order_id', 'in', db.selectFrom('orders').select('id').where('user_id', '=', userId))
    .orderBy('made_at')
    .execute();

/** Days after its end for which a link can be sent again; then the inputs of its change are deleted. */
const keptDays = 30;

/**
 * Alerts staff once to each link that ended unpaid, withdraws the alert when that is settled, and closes old
 * ones.
 */
export async function sweepPayLinks(db: Queries, now: string): Promise<void> {
  const oldest = daysLater(now, -keptDays);
  const links = await readLinks(db, now)
    .select('alerted')
    .where('pay_links.state', '=', 'open')
    .where('expires_at', '<=', now)
    .execute();
  for (const { id, order_id, amount_cents, state, alerted, expires_at } of links) {
    if (state === 'expired' && !alerted)
      await raiseAlert(db, 'pay_link_unpaid', id, { order: order_id, cents: amount_cents });
    if (state !== 'expired') await resolveAlert(db, 'pay_link_unpaid', id);
    await db.updateTable('pay_links').set({ alerted: true }).where('id', '=', id).execute();
    if (expires_at <= oldest) await closePayLink(db, id, { state: 'withdrawn', at: now });
  }
}
