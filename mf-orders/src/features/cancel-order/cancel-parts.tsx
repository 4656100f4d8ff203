import { planOfRefund } from '@sendahead/shared-contracts/orders/change-option-calls';
import { cancelLeg } from '@sendahead/shared-contracts/orders/leg-calls';
import { cancelOrder } from '@sendahead/shared-contracts/orders/life-calls';
import { Alert } from '@sendahead/shared-ui/alert';
import { Button } from '@sendahead/shared-ui/button';
import { TextField } from '@sendahead/shared-ui/field';
import { Modal } from '@sendahead/shared-ui/modal';
import { type ReactNode, useState } from 'react';
import {
  cancelWords,
  changeFailure,
  changeWords,
  differenceWords,
  namedFields,
  refundWords,
} from '../../copy/change.ts';
import { useAsked } from '../../hooks/use-asked.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { usePress } from '../../hooks/use-press.ts';
import type { ToCancel } from './what-to-cancel.ts';

interface Props {
  readonly part: Extract<ToCancel, { kind: 'order' | 'leg' }>;
  readonly choice: ReactNode;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The whole order, or one leg: what comes back is the rule of the day, which the order came with. */
export function CancelParts({ part, choice, onClose, onDone }: Props) {
  const { order_id: orderId } = useOrder().detail.order;
  const [comment, setComment] = useState('');
  const whole = usePress(cancelOrder);
  const leg = usePress(cancelLeg);
  const error = whole.error ?? leg.error;
  const body = comment.trim() === '' ? {} : { comment };
  const cancel = async (): Promise<void> => {
    const done =
      part.kind === 'order'
        ? await whole.send({ params: { orderId }, body })
        : await leg.send({ params: { orderId, leg: part.leg }, body });
    if (done) onDone();
  };
  return (
    <Modal
      open
      title={cancelWords.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{changeWords.leave}</Button>
          <Button
            variant="primary"
            busy={whole.busy || leg.busy}
            busyLabel={cancelWords.busy}
            onClick={() => void cancel()}
          >
            {cancelWords.press}
          </Button>
        </>
      }
    >
      <div className="change-dialog">
        {choice}
        {part.refundCents > 0 ? <ComesBack cents={part.refundCents} /> : <p>{cancelWords.nothingBack}</p>}
        <TextField
          label={cancelWords.comment}
          optional
          maxLength={500}
          value={comment}
          error={namedFields(error).includes('comment') ? 'Say why: it is another person’s order' : undefined}
          onChange={({ target }) => setComment(target.value)}
        />
        {error === null ? null : (
          <Alert severity="danger" live>
            {changeFailure(error)}
          </Alert>
        )}
      </div>
    </Modal>
  );
}

function ComesBack({ cents }: { cents: number }) {
  const { order_id: orderId } = useOrder().detail.order;
  const { value } = useAsked(planOfRefund, { params: { orderId }, query: { amount_cents: String(cents) } });
  const parts = value?.parts ?? [];
  return (
    <p className="change-dialog__told" role="status">
      <span>
        <strong>{differenceWords(-cents)}</strong>
        {parts.length === 0 ? '.' : `, ${refundWords(parts)}.`}
      </span>
    </p>
  );
}
