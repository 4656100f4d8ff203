import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { planOfRefund } from '@sendahead/shared-contracts/orders/change-option-calls';
import { Money } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { cancelWords, changeWords, refundWords } from '../../copy/change.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { useApi } from '../../hooks/use-orders.ts';
import type { RefundStep } from './what-to-cancel.ts';

/** The refund for a canceled part, by the rule that was read with the order, and its destination. */
export function ComesBack({ cents, steps }: { cents: number; steps: readonly RefundStep[] }) {
  return (
    <>
      {steps.length > 1 ? <Steps steps={steps} /> : null}
      {cents > 0 ? <Refund cents={cents} /> : <p>{cancelWords.nothingBack}</p>}
    </>
  );
}

/** The amount paid for the leg, and how the discounts that it shared change. */
function Steps({ steps }: { steps: readonly RefundStep[] }) {
  return (
    <dl className="change-dialog__steps" aria-label={cancelWords.steps}>
      {steps.map(({ label, amount_cents }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Money cents={0 - amount_cents} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Refund({ cents }: { cents: number }) {
  const { order_id: orderId } = useOrder().order;
  const api = useApi();
  const { data, isError } = useQuery(
    queryOf(api, planOfRefund, { params: { orderId }, query: { amount_cents: String(cents) } }),
  );
  // The text depends on who paid.
  if (!data && !isError) return <p className="change-dialog__quiet">{changeWords.asking}</p>;
  const { strong, more } = refundWords(cents, data?.parts ?? []);
  return (
    <p className="change-dialog__told" role="status">
      <span>
        <strong>{strong}</strong>
        <span>{more}</span>
      </span>
    </p>
  );
}
