import type { Queries } from '../../platform/database/database.ts';

/** Everything that is kept of a person: what they gave, what they ordered, what they were given. No secret is part of it. */
export async function ownData(db: Queries, userId: string): Promise<Record<string, unknown>> {
  const [person, addresses, orders, cards, credits, bookings, devices, passkeys] = await Promise.all([
    db
      .selectFrom('users')
      .select([
        'email',
        'first_name',
        'last_name',
        'phone',
        'member_number',
        'email_verified_at',
        'created_at',
      ])
      .select(['terms_version', 'terms_accepted_at'])
      .where('id', '=', userId)
      .executeTakeFirst(),
    db.selectFrom('address_book').selectAll().where('user_id', '=', userId).execute(),
    db
      .selectFrom('orders')
      .select(['display_id', 'status', 'state', 'placed_at', 'total_cents', 'currency', 'shipment'])
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
  return { person, addresses, orders, cards, credits, bookings, devices, passkeys };
}
