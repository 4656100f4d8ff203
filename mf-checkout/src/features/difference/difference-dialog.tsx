import type { AskedDifference } from '@sendahead/shared-contracts/payments/difference-topics';
import { Alert, Button, formatMoney } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { type ReactNode, useState } from 'react';
import { differenceWords } from '../../copy/difference.ts';
import { paymentFailure } from '../../copy/payment-failure.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import { useDifference } from './use-difference.ts';
import './difference.css';

interface Props {
  readonly difference: AskedDifference;
  readonly savedCards: ReactNode;
  readonly cardFields: ReactNode;
}

/** CH-09: pays a difference with a saved card, initially the first one, or with a typed one. */
export function DifferenceDialog({ difference, savedCards, cardFields }: Props) {
  const payment = useDifference(difference);
  const hasSavedCards = useSelector((state) => state.savedCards.cards.length > 0);
  const isNewCard = useSelector((state) => state.savedCards.chosen === null);
  // Once opened, the fields remain mounted with their input.
  const [opened, setOpened] = useState(isNewCard);
  if (isNewCard && !opened) setOpened(true);
  return (
    <Modal
      open
      title={differenceWords.title}
      onClose={payment.leave}
      actions={
        <>
          <Button onClick={payment.leave}>{differenceWords.leave}</Button>
          <Button
            variant="primary"
            busy={payment.busy}
            busyLabel={differenceWords.busy}
            onClick={() => void payment.pay()}
          >
            {differenceWords.pay({ amount: formatMoney(difference.cents) })}
          </Button>
        </>
      }
    >
      <div className="checkout-difference">
        <p>{difference.what}</p>
        {hasSavedCards ? savedCards : null}
        {opened ? <div hidden={!isNewCard}>{cardFields}</div> : null}
        {payment.problem === null ? null : (
          <Alert severity="danger" live>
            {paymentFailure(payment.problem)}
          </Alert>
        )}
      </div>
    </Modal>
  );
}
