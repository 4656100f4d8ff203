import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { useConsole } from '../../../console/use-console.ts';
import { bookingUrl } from '../../../state/brand-url.ts';
import { changePath, type WantedChange } from './wanted-change.ts';

/**
 * The address of the booking page with the order's booking and a typed change filled in; null if the reader
 * may not pay there for others, or the order is no longer a whole trip.
 */
export function useBookingPage(view: OrderView): (wanted?: WantedChange) => string | null {
  const { host, may } = useConsole();
  const { order, leg_states = [] } = view.detail;
  // An order with a canceled leg is not a whole trip, and cannot be changed on the booking page.
  const isWhole =
    order.allowed_actions.includes('change') && leg_states.every(({ state }) => state !== 'cancelled');
  return (wanted) =>
    isWhole && may('charge_others') && (wanted === undefined || wanted.of === 'order')
      ? bookingUrl(
          changePath(order.order_id, wanted),
          view.brand.slug,
          host.boot.brand.slug,
          window.location,
          { email: host.boot.session.user?.email, order: view.receipt.display_id },
        )
      : null;
}
