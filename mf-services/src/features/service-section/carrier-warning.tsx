import { Alert, Button } from '@sendahead/shared-ui';
import { useState } from 'react';
import { serviceSectionWords } from '../../copy/cards.ts';
import { useSelector } from '../../hooks/use-itinerary.ts';

/** AD-13, OPEN-63: the effect of a microsite's carriers on this trip; another warning is shown again. */
export function CarrierWarning() {
  const warning = useSelector(({ points }) => points?.carrierWarning ?? null);
  const [dismissed, setDismissed] = useState<string | null>(null);
  if (warning === null || warning === dismissed) return null;
  return (
    <Alert
      severity="warning"
      live
      action={
        <Button variant="quiet" onClick={() => setDismissed(warning)}>
          {serviceSectionWords.dismissWarning}
        </Button>
      }
    >
      {warning}
    </Alert>
  );
}
