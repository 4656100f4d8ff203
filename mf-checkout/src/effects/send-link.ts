import { EMPTY, map, type Observable, of, switchMap } from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { sendBookingLink } from '@sendahead/shared-contracts/orders/booking-link-calls';
import { sendOrderLink } from '@sendahead/shared-contracts/payments/order-link-calls';
import type { PaymentBody } from '../state/payment-body.ts';
import type { PaymentAnswer } from '../state/placing-event.ts';
import { consoleOrderPath } from '../state/receipt-path.ts';
import { sharesPath } from '../state/shares-path.ts';
import type { EffectContext } from './context.ts';

type Options = { headers: Record<string, string>; timeoutMs: number };

/**
 * CO-46, CO-86: emails a link that pays a change, or a new order if the body names its payer. Afterwards the
 * page opens the order in the console, or the page that shows the state of the link. A refusal is handled
 * like an order's.
 */
export const sendLink = (
  { host, navigate }: Pick<EffectContext, 'host' | 'navigate'>,
  body: PaymentBody,
  options: Options,
): Observable<PaymentAnswer> => {
  const sentLink =
    body.pay_link_email === undefined ? linkOfChange(host, body, options) : linkOfOrder(host, body, options);
  return sentLink.pipe(
    switchMap(({ url, error }) => {
      if (url === null)
        return of({
          status: false,
          order_id: null,
          error: error ?? 'order_not_placed',
          payment_type: null,
        });
      navigate(url);
      return EMPTY;
    }),
  );
};

type Sent = { url: string | null; error: string | null };

const linkOfChange = (
  { api }: EffectContext['host'],
  body: PaymentBody,
  options: Options,
): Observable<Sent> =>
  observeCall(api, sendBookingLink, { body }, options).pipe(
    map(({ order_id, error }) => ({
      url: order_id === null ? null : consoleOrderPath(order_id),
      error,
    })),
  );

const linkOfOrder = ({ api }: EffectContext['host'], body: PaymentBody, options: Options): Observable<Sent> =>
  observeCall(api, sendOrderLink, { body }, options).pipe(
    map(({ split, error }) => ({ url: split && sharesPath(split.cart_id), error })),
  );
