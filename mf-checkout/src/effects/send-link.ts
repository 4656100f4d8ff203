import { EMPTY, type Observable, of, switchMap } from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { sendBookingLink } from '@sendahead/shared-contracts/orders/booking-link-calls';
import type { PaymentBody } from '../state/payment-body.ts';
import type { PaymentAnswer } from '../state/placing-reducer.ts';
import { consoleOrderAddress } from '../state/receipt-address.ts';
import type { EffectContext } from './context.ts';

/**
 * CO-46: mails the customer a link that pays the change. Once it is sent the page is left for the order's in the console,
 * which shows the link; a refusal is that of an order.
 */
export const sendLink = (
  { host, navigate }: Pick<EffectContext, 'host' | 'navigate'>,
  body: PaymentBody,
  options: { headers: Record<string, string>; timeoutMs: number },
): Observable<PaymentAnswer> =>
  observeCall(host.api, sendBookingLink, { body }, options).pipe(
    switchMap(({ error, order_id }) => {
      if (order_id === null)
        return of({ status: false, order_id, error: error ?? 'order_not_placed', payment_type: null });
      navigate(consoleOrderAddress(order_id));
      return EMPTY;
    }),
  );
