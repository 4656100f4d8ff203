import type { ClubRequest } from '@sendahead/shared-contracts/payments/club-request-schema';
import { Money } from '@sendahead/shared-ui';
import { Link } from 'wouter';
import { cartPath } from '../../console/cart-path.ts';
import { billingRequestTexts as texts } from '../../copy/billing-requests.ts';

/** CO-98: the customer and booking of a request, and what the club would pay. */
export function RequestedBooking({ booking }: Pick<ClubRequest, 'booking'>) {
  if (!booking) return <span>{texts.noBooking}</span>;
  const { cart_id, display_id, customer, customer_id, amount_cents } = booking;
  return (
    <>
      <Link href={cartPath(cart_id)}>{display_id}</Link>{' '}
      {customer === '' ? null : (
        <span>
          {texts.forWhom}{' '}
          {customer_id === null ? customer : <Link href={`/users/${customer_id}`}>{customer}</Link>}
        </span>
      )}{' '}
      {amount_cents === null ? <span>{texts.noPrice}</span> : <Money cents={amount_cents} />}
    </>
  );
}
