import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { type OrderView, orderLife, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import type { Owed as OwedRequest } from '@sendahead/shared-contracts/orders/life-schema';
import { waiveRequest } from '@sendahead/shared-contracts/orders/pay-request-calls';
import { Button, formatMoney } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi, useConsole } from '../../console/use-console.ts';
import { owedTexts as texts } from '../../copy/order.ts';
import { ActDialog } from './act-dialog.tsx';
import { Section } from './section.tsx';

/** The amount owed for the order and the state of each request; an open request can be waived. */
export function Owed({ view }: { view: OrderView }) {
  const { may } = useConsole();
  const [waiving, setWaiving] = useState<OwedRequest | null>(null);
  const { owed = [], order } = view.detail;
  if (owed.length === 0) return null;
  return (
    <Section title={texts.title}>
      <ul className="order-lines">
        {owed.map((request) => (
          <li key={request.id}>
            <span>{`${formatMoney(request.amount_cents)}: ${request.reason}, ${texts.states[request.state]}`}</span>{' '}
            {request.state === 'asked' && may('waive_fees') ? (
              <Button variant="quiet" onClick={() => setWaiving(request)}>
                {texts.waive}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {waiving ? (
        <WaiveDialog orderId={order.order_id} request={waiving} onClose={() => setWaiving(null)} />
      ) : null}
    </Section>
  );
}

function WaiveDialog({
  orderId,
  request,
  onClose,
}: {
  orderId: string;
  request: OwedRequest;
  onClose: () => void;
}) {
  const api = useApi();
  const { isPending, error, mutate } = useMutation(mutationOf(api, waiveRequest, viewOrder, orderLife));
  const waive = (comment: string): void => {
    mutate({ params: { orderId, requestId: request.id }, body: { comment } }, { onSuccess: onClose });
  };
  return (
    <ActDialog
      title={texts.waive}
      act={texts.waive}
      busy={isPending}
      error={error}
      words={({ code }) => (code === 'request_closed' ? texts.closed : undefined)}
      onClose={onClose}
      onAct={waive}
    >
      <p>{texts.notAsked({ amount: formatMoney(request.amount_cents), reason: request.reason })}</p>
    </ActDialog>
  );
}
