import { Alert } from '@sendahead/shared-ui';
import { paymentFailure } from '../../copy/payment-failure.ts';
import { useFocusOnChange } from '../../hooks/use-focus-on-change.ts';
import type { Placing } from '../../state/placing.ts';

/** ER-18: why the order was not placed. The alert in the stack goes after 6 s; this stays until the next try. */
export function WhyRefused({ refused }: { refused: Extract<Placing, { phase: 'refused' }> }) {
  // Each refusal is led to, also when it repeats the last one.
  const box = useFocusOnChange(refused);
  return (
    <div ref={box} tabIndex={-1} className="checkout-refusal">
      <Alert severity="danger">{paymentFailure(refused.code, refused.fields)}</Alert>
    </div>
  );
}
