import { Alert, Button, Icon, LiveRegion, VisuallyHidden } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { type ReactNode, useEffect, useState } from 'react';
import { customerOf } from '../../copy/customer.ts';
import { placingTextFor } from '../../copy/placing-for-staff.ts';
import { type PlacingStep, payingWords, placingSteps } from '../../copy/placing-steps.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { type PlacingState, waitsForCustomer } from '../../state/placing.ts';
import { dueCents } from '../../state/selectors.ts';
import './paying-dialog.css';

/** How long the server takes at most to check the price, in milliseconds; what comes after it is the bank's time. */
const priceMs = 1000;

/** PY-04, PY-18: the order in progress, step by step; also shows a lost connection, and a button to ask again. */
export function PayingDialog() {
  const { checkout, host } = useCheckout();
  const placing = useSelector((state) => state.placing);
  const paid = useSelector((state) => (dueCents(state) ?? 0) > 0);
  const [closed, setClosed] = useState(false);
  const customer = useSelector(({ page }) => customerOf(page));
  const text = placingTextFor(customer, placing, host.boot.brand.help_phone);
  const steps = placingSteps(placing, { bankCheck: useAsked(placing), paid, customer });
  const currentWords = steps.find(({ state }) => state === 'now')?.words ?? '';
  return (
    <Modal
      open={!closed}
      variant="static"
      title={payingWords.title(customer)}
      why={payingWords.why(customer)}
      onClose={() => undefined}
      actions={actionOf(placing, checkout.placeOrder, () => setClosed(true))}
    >
      <ol className="checkout-steps-of-order">
        {steps.map((step) => (
          <Step key={step.words} {...step} />
        ))}
      </ol>
      <LiveRegion message={isTold(placing) ? text : currentWords} />
      {isTold(placing) ? (
        <div className="checkout-steps-of-order__word">
          <Alert severity={severityOf(placing)}>{text}</Alert>
        </div>
      ) : null}
    </Modal>
  );
}

function Step({ words, state }: PlacingStep) {
  return (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="checkout-steps-of-order__mark" aria-hidden="true">
        {state === 'done' ? <Icon name="check" /> : null}
      </span>
      <span>{words}</span>
      {state === 'done' ? <VisuallyHidden>{payingWords.done}</VisuallyHidden> : null}
    </li>
  );
}

/** The possible action: ask again, or leave an order to the support, whose number is shown. */
function actionOf(placing: PlacingState, askAgain: () => void, close: () => void): ReactNode {
  if (waitsForCustomer(placing))
    return (
      <Button variant="primary" onClick={askAgain}>
        {payingWords.again}
      </Button>
    );
  return placing.phase === 'undecided' ? <Button onClick={close}>{payingWords.close}</Button> : null;
}

/** Phases with a message of more than a step: a lost connection, a slow bank, a placed order. */
const isTold = ({ phase }: PlacingState): boolean =>
  phase === 'unanswered' || phase === 'pending' || phase === 'undecided' || phase === 'placed';

const severityOf = ({ phase }: PlacingState) =>
  phase === 'placed' ? 'success' : phase === 'pending' ? 'info' : 'warning';

/** Whether the price has had its time in this submission. */
function useAsked({ phase }: PlacingState): boolean {
  const [bankCheck, setBankCheck] = useState(false);
  useEffect(() => {
    setBankCheck(false);
    if (phase !== 'submitting') return;
    const timer = setTimeout(() => setBankCheck(true), priceMs);
    return () => clearTimeout(timer);
  }, [phase]);
  return bankCheck;
}
