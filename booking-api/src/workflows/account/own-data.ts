import { accountReader, mailsOff } from '../../modules/accounts/public/mail-choices.ts';
import { groupRowsOf } from '../../modules/group-events/public/personal-data.ts';
import { consentsOf } from '../../modules/orders/public/texts/text-consents.ts';
import { messagesTo } from '../../modules/staff/public/messages/messages.ts';
import type { Queries } from '../../platform/database/database.ts';
import { dataOfOrders } from './data-of-orders.ts';

/**
 * GB-01: the bills that a person split, with the people they asked, and the shares that others asked of them.
 * A person with an unconfirmed email address gets no shares.
 */
async function bills(db: Queries, userId: string, email: string) {
  const of = (isOwn: boolean) =>
    db
      .selectFrom('bill_shares')
      .innerJoin('bill_splits', 'bill_splits.attempt_id', 'bill_shares.split_id')
      .select(['bill_splits.created_at', 'bill_splits.state as bill', 'bill_splits.trip'])
      .select(['name', 'email', 'items', 'amount_cents', 'bill_shares.state as share', 'payment_type'])
      .where('user_id', isOwn ? '=' : '!=', userId)
      .$if(!isOwn, (query) => query.where((where) => where.fn('lower', ['email']), '=', email.toLowerCase()))
      .orderBy('bill_splits.created_at')
      .orderBy('position')
      .execute();
  const [divided_bills, shares] = await Promise.all([of(true), of(false)]);
  return { divided_bills, shares };
}

const personOf = (db: Queries, userId: string) =>
  db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name', 'phone', 'member_number', 'email_verified_at', 'created_at'])
    .select(['terms_version', 'terms_accepted_at'])
    .where('id', '=', userId)
    .executeTakeFirst();

/** All stored data of a person: their input, their orders, and what they received. It contains no secrets. */
export async function ownData(db: Queries, userId: string): Promise<Record<string, unknown>> {
  const [person, addresses, orders, cards, credits, bookings, devices, passkeys] = await Promise.all([
    personOf(db, userId),
    db.selectFrom('address_book').selectAll().where('user_id', '=', userId).execute(),
    db
      .selectFrom('orders')
      .select(['display_id', 'status', 'state', 'placed_at', 'total_cents', 'currency', 'shipment'])
      .select('people_removed_at')
      .where('user_id', '=', userId)
      .orderBy('placed_at')
      .execute(),
    db
      .selectFrom('payment_methods')
      .select(['card_type', 'last4', 'expiration', 'created_at', 'removed_at'])
      .where('user_id', '=', userId)
      .execute(),
    db
      .selectFrom('credit_entries')
      .select(['source', 'event', 'amount_cents', 'created_at'])
      .where('owner', '=', userId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('carts')
      .select(['display_id', 'status', 'created_at', 'updated_at', 'session'])
      .where('user_id', '=', userId)
      .where('session', 'is not', null)
      .execute(),
    db
      .selectFrom('sessions')
      .select(['device', 'created_at', 'seen_at'])
      .where('user_id', '=', userId)
      .execute(),
    db
      .selectFrom('passkeys')
      .select(['name', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .execute(),
  ]);
  return {
    person,
    addresses,
    orders,
    cards,
    credits,
    bookings,
    devices,
    passkeys,
    text_messages: await consentsOf(db, userId),
    mails_turned_off: [...(await mailsOff(db, accountReader(userId)))],
    messages_from_staff: (await messagesTo(db, userId)).map(({ at, subject, text }) => ({
      at,
      subject,
      text,
    })),
    group_events: await groupRowsOf(db, {
      userId,
      email: person?.email_verified_at ? person.email : '',
    }),
    ...(await dataOfOrders(db, userId)),
    ...(await bills(db, userId, person?.email_verified_at ? person.email : '')),
  };
}
