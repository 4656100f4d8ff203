import { Button } from '@sendahead/shared-ui';
import { nextAct, nextActWords } from '../../copy/next-act.ts';
import { busyWords, orderWords } from '../../copy/placing-words.ts';
import { leadOnTo } from '../../hooks/lead-to.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { useNextAct } from '../../hooks/use-next-act.ts';
import { isChange } from '../../state/changed-totals.ts';
import { isBusy, waitsForCustomer } from '../../state/placing.ts';
import { dueCents, isDivided } from '../../state/selectors.ts';
import './next-step.css';

/**
 * The one action of the bar: names the next thing and leads there, and in the end places the order. What it does is
 * decided by what is so when it is pressed, but an order is placed only by a button that says so.
 */
export function NextStepButton() {
  const { checkout } = useCheckout();
  const act = useNextAct();
  const placing = useSelector((state) => state.placing);
  const cents = useSelector(dueCents);
  const divided = useSelector(isDivided);
  const changes = useSelector(isChange);
  const asksAgain = waitsForCustomer(placing);
  const press = () => {
    const now = nextAct(checkout.store.getState());
    if (asksAgain || (now.kind === 'order' && act.kind === 'order')) checkout.placeOrder();
    else if (now.kind === 'enter') leadOnTo(now.fieldId);
    else if (now.kind === 'ask-price') checkout.store.dispatch({ type: 'price-retried' });
  };
  const words =
    act.kind === 'order' || asksAgain
      ? orderWords(placing, cents, { isDivided: divided, isChange: changes })
      : nextActWords(act);
  return (
    <Button
      variant="primary"
      className="checkout-next"
      busy={isBusy(placing)}
      busyLabel={busyWords(placing, changes)}
      aria-disabled={act.kind === 'wait' || undefined}
      onClick={press}
    >
      <span className="checkout-next__words">{words}</span>
    </Button>
  );
}
