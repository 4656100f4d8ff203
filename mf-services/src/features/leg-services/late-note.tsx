import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { Alert, Button } from '@sendahead/shared-ui';
import { inTimeWords, lateServiceText } from '../../copy/late-service.ts';
import { useItinerary, useItineraryState } from '../../hooks/use-itinerary.ts';
import { lateNoteId } from '../../state/field-id.ts';
import { lateServiceOf } from '../../state/late-service.ts';
import { isDroppedOff } from '../../state/separate-pickups.ts';

/** VL-26: next to a service that arrives too late, with a button for one that is in time. */
export function LateNote({ leg }: { leg: LegName }) {
  const { store } = useItinerary();
  const state = useItineraryState();
  const late = lateServiceOf(state, leg);
  if (!late) return null;
  const { way } = late;
  const choose = ({ kind, day, serviceLevelId }: NonNullable<typeof way>) => {
    if (kind === 'own_day') {
      store.dispatch({ type: 'service-chosen', leg, serviceLevelId, day });
      return;
    }
    if (day !== state[leg].date) store.dispatch({ type: 'date-chosen', leg, date: day });
    store.dispatch({ type: 'service-chosen', leg, serviceLevelId });
  };
  return (
    <div id={lateNoteId(leg)} tabIndex={-1}>
      <Alert
        severity="warning"
        live
        action={
          way ? (
            <Button onClick={() => choose(way)}>{inTimeWords(way, isDroppedOff(state, leg))}</Button>
          ) : undefined
        }
      >
        {lateServiceText(late)}
      </Alert>
    </div>
  );
}
