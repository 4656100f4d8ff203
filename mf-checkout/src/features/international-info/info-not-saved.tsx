import { Alert } from '@sendahead/shared-ui/alert';
import { useEffect, useRef } from 'react';
import { infoNotSaved, infoNotSavedHelp } from '../../copy/international-info.ts';
import { useWhole } from '../checkout/checkout-context.ts';

/** ER-24: why a press went no further. The alert in the stack goes after 5 s; this stays until the days are saved. */
export function InfoNotSaved() {
  const refusals = useWhole((state) => state.info.refusals);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'center' });
  }, [refusals]);
  if (refusals === 0) return null;
  return (
    <div ref={box} tabIndex={-1} className="checkout-info__failure">
      <Alert severity="danger">{`${infoNotSaved} ${infoNotSavedHelp}`}</Alert>
    </div>
  );
}
