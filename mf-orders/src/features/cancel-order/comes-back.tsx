import { planOfRefund } from '@sendahead/shared-contracts/orders/change-option-calls';
import { cancelWords, differenceWords, refundWords } from '../../copy/change.ts';
import { useAsked } from '../../hooks/use-asked.ts';
import { useOrder } from '../../hooks/use-order.ts';

/** What comes back for a part that is cancelled, by the rule of the day, which the order came with; and where to. */
export function ComesBack({ cents }: { cents: number }) {
  return cents > 0 ? <Refund cents={cents} /> : <p>{cancelWords.nothingBack}</p>;
}

function Refund({ cents }: { cents: number }) {
  const { order_id: orderId } = useOrder().detail.order;
  const { value } = useAsked(planOfRefund, { params: { orderId }, query: { amount_cents: String(cents) } });
  const parts = value?.parts ?? [];
  return (
    <p className="change-dialog__told" role="status">
      <span>
        <strong>{differenceWords(-cents)}</strong>
        <span>{parts.length === 0 ? '.' : `, ${refundWords(parts)}.`}</span>
      </span>
    </p>
  );
}
