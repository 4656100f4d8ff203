import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { type OrderView, orderLife, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { cancelLeg } from '@sendahead/shared-contracts/orders/leg-calls';
import { cancelOrder } from '@sendahead/shared-contracts/orders/life-calls';
import { formatMoney, Money, RadioGroup } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../console/use-console.ts';
import { partNames } from '../../../copy/order-changes.ts';
import { doneTexts } from '../../../copy/order-done.ts';
import { voidTexts as texts, voidRefusal } from '../../../copy/void-order.ts';
import { ActDialog } from '../act-dialog.tsx';
import { type Part, partsFor } from '../change/wanted-change.ts';
import { Facts } from '../section.tsx';

interface Props {
  readonly view: OrderView;
  readonly onClose: () => void;
  readonly onDone: (notice: string) => void;
}

/** VL-49, CH-18: voids an order, or one leg of it, with a comment. */
export function VoidDialog({ view, onClose, onDone }: Props) {
  const { order, leg_states = [], refund_on_cancel_cents: whole = 0 } = view.detail;
  const parts = partsFor('cancel', view.detail);
  const [part, setPart] = useState<Part>(parts[0] ?? 'order');
  const refunded = view.refunds.reduce(
    (sum, { amount_cents, state }) => sum + (state === 'failed' ? 0 : amount_cents),
    0,
  );
  const api = useApi();
  const voiding = useMutation(mutationOf(api, cancelOrder, viewOrder, orderLife));
  const voidingLeg = useMutation(mutationOf(api, cancelLeg, viewOrder, orderLife));
  const params = { orderId: order.order_id };
  const ofLeg = leg_states.find(({ leg }) => leg === part);
  const back = part === 'order' ? whole : (ofLeg?.refund_on_cancel_cents ?? 0);
  const onSuccess = ({ refund_cents: cents }: { refund_cents: number }): void =>
    onDone(doneTexts.voided({ part, cents }));
  const cancel = (comment: string): void =>
    part === 'order'
      ? voiding.mutate({ params, body: { comment } }, { onSuccess })
      : voidingLeg.mutate({ params: { ...params, leg: part }, body: { comment } }, { onSuccess });
  return (
    <ActDialog
      title={texts.title(order.display_id)}
      act={part === 'order' ? texts.order : texts.leg}
      leave={part === 'order' ? texts.keepOrder : texts.keepLeg}
      danger
      busy={voiding.isPending || voidingLeg.isPending}
      error={voiding.error ?? voidingLeg.error}
      words={({ code }) => voidRefusal(code, view.refundable_cents)}
      onClose={onClose}
      onAct={cancel}
    >
      {parts.length > 1 ? (
        <RadioGroup
          label={texts.what}
          value={part}
          onChange={setPart}
          options={parts.map((value) => ({ value, label: partNames[value] }))}
        />
      ) : null}
      {refunded > 0 ? (
        <p>
          {texts.refundedBefore({
            refunded: formatMoney(refunded),
            left: formatMoney(view.refundable_cents),
          })}
        </p>
      ) : null}
      <p>{part === 'order' ? texts.detail(formatMoney(back)) : texts.detailOfLeg(formatMoney(back))}</p>
      {part === 'order' ? null : <RefundSteps steps={ofLeg?.refund_steps ?? []} />}
    </ActDialog>
  );
}

/** CO-110: how the refund of a leg is calculated, if it differs from the leg's price. */
function RefundSteps({
  steps,
}: {
  steps: readonly { readonly label: string; readonly amount_cents: number }[];
}) {
  if (steps.length < 2) return null;
  return (
    <>
      <p>{texts.stepsSay}</p>
      <Facts
        facts={Object.fromEntries(
          steps.map(({ label, amount_cents }) => [label, <Money key={label} cents={amount_cents} />]),
        )}
      />
    </>
  );
}
