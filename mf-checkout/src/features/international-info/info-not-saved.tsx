import { Alert } from '@sendahead/shared-ui';
import { infoNotSaved, infoNotSavedHelp } from '../../copy/international-info.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import { useFocusOnChange } from '../../hooks/use-focus-on-change.ts';

/**
 * ER-24: why an attempt stopped. The alert in the stack disappears after 5 s; this one remains until the days
 * are saved.
 */
export function InfoNotSaved() {
  const refusals = useSelector((state) => state.info.refusals);
  const box = useFocusOnChange(refusals === 0 ? null : refusals);
  if (refusals === 0) return null;
  return (
    <div ref={box} tabIndex={-1} className="checkout-info__failure">
      <Alert severity="danger">{`${infoNotSaved} ${infoNotSavedHelp}`}</Alert>
    </div>
  );
}
