import { Alert, Button } from '@sendahead/shared-ui';
import { lateBagsWords } from '../../copy/late-bags.ts';
import { focusNextStep } from '../../hooks/focus-control.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import { lateBagsTextOf } from '../../state/late-bags.ts';

/** TR-29: at the days of a traveler who is there before the bags, with the way to the date that moves them. */
export function InfoLate() {
  const text = useSelector(lateBagsTextOf);
  if (text === null) return null;
  return (
    <Alert
      severity="warning"
      action={<Button onClick={() => focusNextStep('outbound-date')}>{lateBagsWords.change}</Button>}
    >
      {text}
    </Alert>
  );
}
