import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { OwedPayment } from '@sendahead/shared-contracts/orders/order-detail';
import { payRequest } from '@sendahead/shared-contracts/orders/pay-request-calls';
import { Alert, Button, formatMoney } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { owedFailure, owedWords } from '../../copy/owed.ts';
import { useCardPayment } from '../../hooks/use-card-payment.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { useApi } from '../../hooks/use-orders.ts';
import { useRefreshOrder } from '../../hooks/use-refresh-order.ts';
import { OrderSection } from '../../views/order-section.tsx';

/** CH-15: the amounts owed for the order, each request with a button to pay it; hidden if nothing is owed. */
export function Owed() {
  const { owed = [] } = useOrder();
  const openRequests = owed.filter(({ state }) => state === 'asked');
  if (openRequests.length === 0) return null;
  return (
    <OrderSection id="owed" title={owedWords.title}>
      {openRequests.map((request) => (
        <Request key={request.id} request={request} />
      ))}
    </OrderSection>
  );
}

function Request({ request }: { request: OwedPayment }) {
  const api = useApi();
  const { order_id: orderId } = useOrder().order;
  const refresh = useRefreshOrder();
  const card = useCardPayment();
  const cents = request.amount_cents;
  const params = { orderId, requestId: request.id };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      card.pay({
        cents,
        what: request.reason,
        send: (payment_method_nonce) => api.call(payRequest, { params, body: { payment_method_nonce } }),
      }),
    onSuccess: (done) => done && refresh(),
    onError: (refusal) => {
      // A request that was paid or waived in the meantime is shown as such.
      if (isApiError(refusal) && refusal.code === 'request_closed') refresh();
    },
  });
  return (
    <>
      <p>
        <strong>{formatMoney(cents)}</strong> <span>{`${request.reason}. ${owedWords.why}`}</span>
      </p>
      {error === null ? null : (
        <Alert severity="danger" live>
          {owedFailure(error)}
        </Alert>
      )}
      <Button variant="primary" busy={isPending} busyLabel={owedWords.busy} onClick={() => mutate()}>
        {`Pay ${formatMoney(cents)}`}
      </Button>
    </>
  );
}
