import { Alert, Button } from '@sendahead/shared-ui';
import { customerOf } from '../../copy/customer.ts';
import { noLongerOffered } from '../../copy/no-longer-offered.ts';
import { withPausedHelp } from '../../copy/paused-help.ts';
import { paymentWords } from '../../copy/payment-card.ts';
import { paymentFailureFor } from '../../copy/payment-failure-for-staff.ts';
import { focusControl } from '../../hooks/focus-control.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { useFocusOnChange } from '../../hooks/use-focus-on-change.ts';
import { paymentTitleId } from '../../state/field-id.ts';
import { isProblem, type PlacingState } from '../../state/placing.ts';

/** ER-18: why the order was not placed, said here alone. It stays until it is dismissed or the order is tried again. */
export function WhyRefused({ refused }: { refused: Extract<PlacingState, { phase: 'refused' }> }) {
  const { checkout, host } = useCheckout();
  const { store } = checkout;
  const customer = useSelector(({ page }) => customerOf(page));
  const stopped = useSelector(({ quote }) => noLongerOffered(quote.price));
  // Each refusal is led to, also when it repeats the last one.
  const box = useFocusOnChange(refused);
  const dismiss = () => {
    focusControl(paymentTitleId);
    store.dispatch({ type: 'refusal-dismissed' });
  };
  return (
    <div ref={box} tabIndex={-1} className="checkout-refusal">
      <Alert
        severity={isProblem(refused) ? 'danger' : 'info'}
        action={
          <Button variant="quiet" onClick={dismiss}>
            {paymentWords.dismiss}
          </Button>
        }
      >
        {withPausedHelp(
          refused.code,
          (refused.code === 'recalc' && stopped) || paymentFailureFor(customer, refused.code, refused.fields),
          host.boot.brand.help_phone,
        )}
      </Alert>
    </div>
  );
}
