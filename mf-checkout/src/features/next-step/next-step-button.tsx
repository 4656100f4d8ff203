import { Button } from '@sendahead/shared-ui';
import { missingLeads } from '../../copy/missing.ts';
import { type NextAct, nextAct, nextActWords } from '../../copy/next-act.ts';
import { busyWords, orderWords } from '../../copy/order-words.ts';
import { focusNextStep } from '../../hooks/focus-control.ts';
import { useCardCheck } from '../../hooks/use-card-check.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { useNextAct } from '../../hooks/use-next-act.ts';
import { isChange } from '../../state/is-change.ts';
import { isBusy, waitsForCustomer } from '../../state/placing.ts';
import { agreedCents, isSplit, sendsLink } from '../../state/selectors.ts';
import './next-step.css';

/**
 * The single action of the bar: names the next step and moves there, and finally places the order. The action
 * is decided from the state at the press, but only a button that says so places an order.
 */
export function NextStepButton() {
  const { checkout } = useCheckout();
  const checkCard = useCardCheck();
  const act = useNextAct();
  const placing = useSelector((state) => state.placing);
  const cents = useSelector(agreedCents);
  const split = useSelector(isSplit);
  const linked = useSelector(sendsLink);
  const changes = useSelector(isChange);
  const asksAgain = waitsForCustomer(placing);
  const press = () => {
    const now = nextAct(checkout.store.getState());
    const canOrder = now.kind === 'order' || now.kind === 'wait';
    if (asksAgain || (canOrder && act.kind === 'order')) checkout.placeOrder();
    else if (now.kind === 'enter') {
      checkCard(now);
      focusNextStep(now.fieldId);
    } else if (now.kind === 'ask-price') checkout.store.dispatch({ type: 'price-retried' });
  };
  const orders = act.kind === 'order' || asksAgain;
  return (
    <Button
      variant="primary"
      className="checkout-next"
      busy={isBusy(placing)}
      busyLabel={busyWords(placing, changes)}
      aria-disabled={act.kind === 'wait' || undefined}
      onClick={press}
    >
      {orders ? (
        <span className="checkout-next__words">
          {orderWords(placing, cents, { isSplit: split, sendsLink: linked, isChange: changes })}
        </span>
      ) : (
        <NextWords act={act} />
      )}
    </Button>
  );
}

/** The name of the next field has a separate line, so that a long one gets the width of the button. */
function NextWords({ act }: { act: Exclude<NextAct, { kind: 'order' }> }) {
  if (act.kind !== 'enter') return <span className="checkout-next__words">{nextActWords(act)}</span>;
  return (
    <span className="checkout-next__step">
      <span className="checkout-next__lead">{missingLeads.next}</span>{' '}
      <span className="checkout-next__field">{act.label}</span>
    </span>
  );
}
