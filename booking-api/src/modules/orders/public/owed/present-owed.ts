import type { OrderDetail, OwedPayment } from '@sendahead/shared-contracts/orders/order-detail';
import type { PayLink as SentPayLink } from '@sendahead/shared-contracts/orders/pay-link-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { PayLink } from '../pay-links/pay-links.ts';
import type { PayRequest } from './pay-requests.ts';

/** A request as the order's page shows it. */
export const presentOwed = ({ id, reason, amount_cents, state, asked_at }: PayRequest): OwedPayment => ({
  id,
  reason,
  amount_cents: cents(amount_cents),
  state,
  asked_at,
});

/**
 * CH-19: changes that wait for their payment, as the order's page shows them; without requests, which it
 * shows as amounts due.
 */
export const presentChangesToPay = (links: readonly PayLink[]): NonNullable<OrderDetail['changes_to_pay']> =>
  links
    .filter(({ state, request_id }) => state === 'open' && request_id === null)
    .map(({ what, amount_cents, expires_at }) => ({
      what,
      amount_cents: cents(amount_cents),
      until: expires_at,
    }));

/** A pay link, as staff see it. */
export const presentPayLink = (link: PayLink): SentPayLink => ({
  id: link.id,
  request_id: link.request_id,
  what: link.what,
  amount_cents: cents(link.amount_cents),
  state: link.state,
  round: link.round,
  sent_at: link.sent_at,
  expires_at: link.expires_at,
  closed_at: link.closed_at,
  ...(link.by_text ? { by_text: true } : {}),
});
