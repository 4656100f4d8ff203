import { map, type Observable } from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { clubBilling } from '@sendahead/shared-contracts/payments/club-billing-calls';
import type { PaymentBody } from '../state/payment-body.ts';
import type { PaymentAnswer } from '../state/placing-event.ts';

/** PY-23: places the order on a club's account. A refusal without a reason has a specific message (ER-19). */
export const billClub = (
  host: FragmentHost<'mf-checkout'>,
  body: PaymentBody,
  options: { headers: Record<string, string>; timeoutMs: number },
): Observable<PaymentAnswer> =>
  observeCall(
    host.api,
    clubBilling,
    { body: { ...body, sales_club_billing: body.sales_club_billing ?? '' } },
    options,
  ).pipe(
    map((answer) => ({
      ...answer,
      error: answer.status === false ? (answer.error ?? 'club_billing_failed') : answer.error,
      payment_type: null,
    })),
  );
