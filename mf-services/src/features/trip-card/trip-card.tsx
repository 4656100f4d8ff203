import { Card, type CardState } from '@sendahead/shared-ui/card';
import { ErrorSummary } from '@sendahead/shared-ui/error-summary';
import { RadioGroup } from '@sendahead/shared-ui/field';
import { DoneButton, useFold } from '@sendahead/shared-ui/fold';
import type { ReactNode } from 'react';
import { sectionErrors } from '../../copy/section-errors.ts';
import { useItinerary, useSelector } from '../../hooks/use-itinerary.ts';
import type { ItineraryState } from '../../state/state.ts';
import { tripSummary } from './trip-summary.ts';

/** TL-01, TL-05: one way or there and back, and how and when the bags set out. */
export function TripCard({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  const { store } = useItinerary();
  const state = useSelector((state) => state);
  const summary = sectionErrors(state, 'trip');
  const { errors } = summary;
  const inOrder = errors.length === 0 && state.outbound.date !== null;
  const fold = useFold('trip', inOrder);
  return (
    <Card
      id="trip"
      number={4}
      title="Trip & dates"
      state={cardState(state, errors.length > 0)}
      summary={tripSummary(state)}
      folded={fold.folded}
      onEdit={fold.open}
    >
      <ErrorSummary {...summary} />
      {lead}
      <RadioGroup
        id="trip-type"
        label="Trip"
        options={[
          { value: 'round_trip', label: 'Round trip' },
          { value: 'one_way', label: 'One way' },
        ]}
        value={state.tripType}
        onChange={(tripType) => store.dispatch({ type: 'trip-type-chosen', tripType })}
      />
      {state.legsShown ? (
        children
      ) : (
        <p className="itinerary-line">Add what you are sending to plan the dates.</p>
      )}
      {inOrder ? (
        <div className="itinerary-done">
          <DoneButton title="Trip & dates" onPress={fold.fold} />
        </div>
      ) : null}
    </Card>
  );
}

function cardState(state: ItineraryState, troubled: boolean): CardState {
  if (troubled) return 'problem';
  // The day of the way back is asked for below the service; without it the dates are not told yet.
  if (state.outbound.date !== null)
    return state.tripType === 'one_way' || state.return.date !== null ? 'done' : 'to-do';
  return state.legsShown ? 'current' : 'to-do';
}
