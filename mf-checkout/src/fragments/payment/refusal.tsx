import { Alert } from '@sendahead/shared-ui/alert';
import { paymentFailure } from '../../copy/payment-failure.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import { useFocusOnChange } from '../../hooks/use-focus-on-change.ts';

/** ER-18: why the order was not placed. The alert in the stack goes after 6 s; this stays until the next try. */
export function Refusal() {
  const placing = useSelector((state) => state.placing);
  const refused = placing.phase === 'refused' ? placing : null;
  // Each refusal is led to, also when it repeats the last one.
  const box = useFocusOnChange(refused);
  if (refused === null) return null;
  return (
    <div ref={box} tabIndex={-1} className="checkout-refusal">
      <Alert severity="danger">{paymentFailure(refused.code, refused.fields)}</Alert>
    </div>
  );
}
