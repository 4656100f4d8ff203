import { Alert, Button } from '@sendahead/shared-ui';
import { lateBagsWords } from '../../copy/late-bags.ts';
import { focusNextStep } from '../../hooks/focus-control.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import { lateBagsTextOf } from '../../state/late-bags.ts';

/** TR-29, SV-22: says before the payment that the bags arrive after their traveler, with the way to the date. */
export function LateBags() {
  const text = useSelector(lateBagsTextOf);
  if (text === null) return null;
  return (
    <Alert
      severity="warning"
      live
      action={<Button onClick={() => focusNextStep('outbound-date')}>{lateBagsWords.change}</Button>}
    >
      {text}
    </Alert>
  );
}
