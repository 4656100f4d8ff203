import { Alert } from '@sendahead/shared-ui/alert';
import { LiveRegion } from '@sendahead/shared-ui/live-region';
import type { ReactNode } from 'react';
import { arrivalMovedText } from '../../copy/date-note.ts';
import { missingText } from '../../copy/missing.ts';
import { useSelector } from '../../hooks/use-itinerary.ts';
import { requestState } from '../../state/answer.ts';
import { servicesOf } from '../../state/chosen-service.ts';
import { fieldId } from '../../state/field-id.ts';
import { missingFor } from '../../state/missing.ts';
import { isDroppedOff } from '../../state/pickup.ts';
import { servicesQuestion } from '../../state/questions.ts';
import type { LegName } from '../../state/state.ts';
import './leg-services.css';

/** What a leg can travel with (`children`), or the one thing that is still missing to know it. */
export function LegServices({ leg, children }: { leg: LegName; children: ReactNode }) {
  const state = useSelector((state) => state);
  const missing = missingFor(state, leg);
  const request = requestState(servicesQuestion(state, leg), state[leg].services);
  const count = servicesOf(state, leg)?.items.length ?? 0;
  return (
    <div className="itinerary-services">
      <LiveRegion message={spoken(request, count)} />
      {missing ? (
        <p className="itinerary-line" id={fieldId(leg, 'service')} tabIndex={-1}>
          {missingText(missing, state.brand, isDroppedOff(state, leg))}
        </p>
      ) : (
        <>
          {state[leg].arrivalMoved ? (
            <Alert severity="warning" live>
              {arrivalMovedText(state[leg].arrivalMoved)}
            </Alert>
          ) : null}
          {children}
        </>
      )}
    </div>
  );
}

function spoken(request: ReturnType<typeof requestState>, count: number): string {
  if (request === 'asking') return 'Looking for services';
  if (request !== 'answered' || count === 0) return '';
  return count === 1 ? '1 service found' : `${count} services found`;
}
