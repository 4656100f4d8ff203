import { EMPTY, map, type Observable, of, switchMap } from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { askShares } from '@sendahead/shared-contracts/payments/split-calls';
import type { PaymentBody } from '../state/payment-body.ts';
import type { PaymentAnswer } from '../state/placing-event.ts';
import { sharesPath } from '../state/shares-path.ts';
import type { EffectContext } from './context.ts';

/**
 * Asks everybody for their own share. Afterwards the page that shows who has agreed opens, so nothing
 * follows; a refusal is handled like an order's.
 */
export const askEverybody = (
  { host, navigate }: Pick<EffectContext, 'host' | 'navigate'>,
  body: PaymentBody,
  options: { headers: Record<string, string>; timeoutMs: number },
): Observable<PaymentAnswer> =>
  observeCall(host.api, askShares, { body }, options).pipe(
    switchMap(({ status, error, split }) => {
      if (!status || !split) return of(error);
      navigate(sharesPath(split.cart_id));
      return EMPTY;
    }),
    map((error) => ({
      status: false,
      order_id: null,
      error: error ?? 'order_not_placed',
      payment_type: null,
    })),
  );
