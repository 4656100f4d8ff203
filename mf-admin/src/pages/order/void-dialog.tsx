import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { cancelLeg } from '@sendahead/shared-contracts/orders/leg-calls';
import { cancelOrder } from '@sendahead/shared-contracts/orders/life-calls';
import { formatMoney, RadioGroup } from '@sendahead/shared-ui';
import { useState } from 'react';
import { usePress } from '../../console/use-press.ts';
import { partNames, voidTexts as texts } from '../../copy/order.ts';
import { ActDialog } from './act-dialog.tsx';
import { type Part, partsFor } from './wanted-change.ts';

interface Props {
  readonly view: OrderView;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** VL-49, CH-18: an order, or one leg of it, is voided with a comment. */
export function VoidDialog({ view, onClose, onDone }: Props) {
  const { order, leg_states = [], refund_on_cancel_cents: whole = 0 } = view.detail;
  const parts = partsFor('cancel', view.detail);
  const [part, setPart] = useState<Part>(parts[0] ?? 'order');
  const voiding = usePress(cancelOrder);
  const voidingLeg = usePress(cancelLeg);
  const params = { orderId: order.order_id };
  const back =
    part === 'order' ? whole : (leg_states.find(({ leg }) => leg === part)?.refund_on_cancel_cents ?? 0);
  const send = (comment: string) =>
    part === 'order'
      ? voiding.send({ params, body: { comment } })
      : voidingLeg.send({ params: { ...params, leg: part }, body: { comment } });
  return (
    <ActDialog
      title={texts.title(order.display_id)}
      act={part === 'order' ? texts.order : texts.leg}
      busy={voiding.busy || voidingLeg.busy}
      error={voiding.error ?? voidingLeg.error}
      onClose={onClose}
      onAct={async (comment) => {
        if (await send(comment)) onDone();
      }}
    >
      {parts.length > 1 ? (
        <RadioGroup
          label={texts.what}
          value={part}
          onChange={setPart}
          options={parts.map((value) => ({ value, label: partNames[value] }))}
        />
      ) : null}
      <p>{part === 'order' ? texts.detail(formatMoney(back)) : texts.detailOfLeg(formatMoney(back))}</p>
    </ActDialog>
  );
}
