import type { Observable } from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { processPayment } from '@sendahead/shared-contracts/payments/calls';
import type { PaymentBody } from '../state/payment-body.ts';
import type { PaymentAnswer } from '../state/placing-event.ts';

/** PY-11: places the order with the customer's own payment method. */
export const sendPayment = (
  host: FragmentHost<'mf-checkout'>,
  body: PaymentBody,
  options: { headers: Record<string, string>; timeoutMs: number },
): Observable<PaymentAnswer> => observeCall(host.api, processPayment, { body }, options);
