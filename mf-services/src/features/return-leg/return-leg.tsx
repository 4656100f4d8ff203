import type { ReactNode } from 'react';
import { legSummary } from '../../copy/leg-summary.ts';
import { returnLegWords } from '../../copy/return-leg.ts';
import { useItineraryState, useSelector } from '../../hooks/use-itinerary.ts';
import { isReturnOpen } from '../../state/chosen-service.ts';
import './return-leg.css';

/**
 * TL-01: the choices for the return, from the moment when the arrival is known: its dates in one card, its
 * service in the next. On a narrow page the outbound service remains visible.
 */
export function ReturnLeg({ part, children }: { part: 'dates' | 'service'; children: ReactNode }) {
  const state = useItineraryState();
  if (!isReturnOpen(state)) return part === 'dates' ? <NotYet /> : null;
  const titleId = `return-${part}-title`;
  return (
    <section className="itinerary-back" aria-labelledby={titleId}>
      <p className="itinerary-back__way-there">
        {returnLegWords.outbound({ summary: legSummary(state, 'outbound') })}
      </p>
      <h3 id={titleId}>{returnLegWords[part]}</h3>
      {children}
    </section>
  );
}

/** Says where the return date will be asked for. */
function NotYet() {
  const waits = useSelector(({ tripType, legsShown }) => tripType === 'round_trip' && legsShown);
  return waits ? <p className="itinerary-line">{returnLegWords.notYet}</p> : null;
}
