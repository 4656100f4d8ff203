import type { ClubRequest } from '@sendahead/shared-contracts/payments/club-request-schema';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { sql } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';

type Row = Omit<ClubRequest, 'booking'> & {
  cart_id: string | null;
  display_id: string;
  customer: string;
  customer_id: string | null;
  amount_cents: number | null;
};

/** CO-98: the oldest undecided requests, at most 200, each with its booking. */
export async function openBillingRequests(db: Queries): Promise<ClubRequest[]> {
  const { rows } = await sql<Row>`
    select request.user_id, request.club_id, request.requested_at,
      concat_ws(' ', users.first_name, users.last_name) as user_name, users.email as user_email,
      facilities.name as club_name, coalesce(account.open, false) as club_has_account,
      carts.id as cart_id, carts.display_id, carts.user_id as customer_id,
      coalesce(nullif(trim(concat_ws(' ', owners.first_name, owners.last_name)), ''), owners.email,
        split_part(carts.session->'travelers'->>0, ':', 1), '') as customer,
      (select total_cents from quotes where quotes.cart_id = carts.id order by created_at desc limit 1)
        as amount_cents
    from club_billing_requests request
    join users on users.id = request.user_id
    join facilities on facilities.id = request.club_id
    left join club_accounts account on account.club_id = request.club_id
    left join carts on carts.id = request.cart_id
    left join users owners on owners.id = carts.user_id
    where request.state = 'requested' order by request.requested_at limit 200`.execute(db);
  return rows.map(({ cart_id, display_id, customer, customer_id, amount_cents, ...request }) => ({
    ...request,
    requested_at: new Date(request.requested_at).toISOString(),
    ...(cart_id === null
      ? {}
      : {
          booking: {
            cart_id,
            display_id,
            customer,
            customer_id,
            amount_cents: amount_cents === null ? null : cents(amount_cents),
          },
        }),
  }));
}
