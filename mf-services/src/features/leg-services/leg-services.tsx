import { Alert } from '@sendahead/shared-ui/alert';
import { LiveRegion } from '@sendahead/shared-ui/live-region';
import { arrivalMovedText } from '../../copy/date-note.ts';
import { missingText } from '../../copy/missing.ts';
import { askingOf } from '../../state/answer.ts';
import { servicesOf } from '../../state/chosen-service.ts';
import { missingFor } from '../../state/missing.ts';
import { isDroppedOff } from '../../state/pickup.ts';
import { servicesQuestion } from '../../state/questions.ts';
import type { LegName } from '../../state/state.ts';
import { useWhole } from '../itinerary/itinerary-context.ts';
import { placeId } from '../itinerary/place-id.ts';
import { LegPlan } from './leg-plan.tsx';
import { ServiceList } from './service-list.tsx';
import './leg-services.css';

/** What a leg can travel with, or the one thing that is still missing to know it. */
export function LegServices({ leg }: { leg: LegName }) {
  const state = useWhole();
  const missing = missingFor(state, leg);
  const asking = askingOf(servicesQuestion(state, leg), state[leg].services);
  const count = servicesOf(state, leg)?.items.length ?? 0;
  return (
    <div className="itinerary-services">
      <LiveRegion message={spoken(asking, count)} />
      {missing ? (
        <p className="itinerary-line" id={placeId(leg, 'service')} tabIndex={-1}>
          {missingText(missing, state.brand, isDroppedOff(state, leg))}
        </p>
      ) : (
        <>
          {state[leg].arrivalMoved ? (
            <Alert severity="warning" live>
              {arrivalMovedText(state[leg].arrivalMoved)}
            </Alert>
          ) : null}
          <ServiceList leg={leg} asking={asking} />
          {asking === 'answered' ? <LegPlan leg={leg} /> : null}
        </>
      )}
    </div>
  );
}

function spoken(asking: ReturnType<typeof askingOf>, count: number): string {
  if (asking === 'asking') return 'Looking for services';
  if (asking !== 'answered' || count === 0) return '';
  return count === 1 ? '1 service found' : `${count} services found`;
}
