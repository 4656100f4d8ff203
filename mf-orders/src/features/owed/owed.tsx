import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { Owed as OwedRequest } from '@sendahead/shared-contracts/orders/life-schema';
import { payRequest } from '@sendahead/shared-contracts/orders/pay-request-calls';
import { Alert, Button, formatMoney } from '@sendahead/shared-ui';
import { useState } from 'react';
import { owedFailure, owedWords } from '../../copy/owed.ts';
import { useCardPayment } from '../../hooks/use-card-payment.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { useOrders } from '../../hooks/use-orders.ts';
import { OrderSection } from '../../views/order-section.tsx';

/** CH-15: what is owed for the order afterwards, each with the way to pay it; nothing where nothing is. */
export function Owed() {
  const { owed = [] } = useOrder().detail;
  const asked = owed.filter(({ state }) => state === 'asked');
  if (asked.length === 0) return null;
  return (
    <OrderSection id="owed" title={owedWords.title}>
      {asked.map((request) => (
        <Request key={request.id} request={request} />
      ))}
    </OrderSection>
  );
}

function Request({ request }: { request: OwedRequest }) {
  const { host } = useOrders();
  const { detail, again } = useOrder();
  const card = useCardPayment();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const cents = request.amount_cents;
  const pay = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    const params = { orderId: detail.order.order_id, requestId: request.id };
    try {
      const done = await card.pay({
        cents,
        what: request.reason,
        send: (payment_method_nonce) => host.api.call(payRequest, { params, body: { payment_method_nonce } }),
      });
      if (done) again();
    } catch (refusal) {
      setError(refusal);
      // What is paid or waived by now is shown so.
      if (isApiError(refusal) && refusal.code === 'request_closed') again();
    }
    setBusy(false);
  };
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
      <Button variant="primary" busy={busy} busyLabel={owedWords.busy} onClick={() => void pay()}>
        {`Pay ${formatMoney(cents)}`}
      </Button>
    </>
  );
}
