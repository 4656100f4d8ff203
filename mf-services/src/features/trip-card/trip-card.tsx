import { Card, type CardState, DoneButton, ErrorSummary, RadioGroup, useFold } from '@sendahead/shared-ui';
import type { ReactNode } from 'react';
import { tripCardWords } from '../../copy/cards.ts';
import { sectionErrors } from '../../hooks/section-errors.ts';
import { useItinerary, useItineraryState } from '../../hooks/use-itinerary.ts';
import { isReturnOpen } from '../../state/chosen-service.ts';
import { isWishMissed } from '../../state/problems.ts';
import type { ItineraryState } from '../../state/state.ts';
import { tripSummary } from './trip-summary.ts';

/** TL-01, TL-05: one way or round trip, and how and when the bags of each leg are handed over. */
export function TripCard({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  const { store } = useItinerary();
  const state = useItineraryState();
  const summary = sectionErrors(state, 'trip');
  const troubled = summary.errors.length > 0;
  const cardState = stateOf(state, troubled);
  const inOrder = cardState === 'done';
  const fold = useFold('trip', inOrder, { number: 4, troubled });
  return (
    <Card
      id="trip"
      number={4}
      title={tripCardWords.title}
      state={cardState}
      summary={fold.waits ? tripCardWords.asks : tripSummary(state)}
      folded={fold.folded}
      onEdit={fold.open}
    >
      <ErrorSummary {...summary} />
      {lead}
      <RadioGroup
        id="trip-type"
        label={tripCardWords.trip}
        options={[
          { value: 'round_trip', label: tripCardWords.roundTrip },
          { value: 'one_way', label: tripCardWords.oneWay },
        ]}
        value={state.tripType}
        onChange={(tripType) => store.dispatch({ type: 'trip-type-chosen', tripType })}
      />
      {state.legsShown ? children : <p className="itinerary-line">{tripCardWords.itemsMissing}</p>}
      {inOrder ? (
        <div className="itinerary-done">
          <DoneButton title={tripCardWords.title} onPress={fold.fold} />
        </div>
      ) : null}
    </Card>
  );
}

function stateOf(state: ItineraryState, troubled: boolean): CardState {
  if (troubled) return 'problem';
  if (state.outbound.date === null) return state.legsShown ? 'current' : 'to-do';
  if (isWishMissed(state)) return 'current';
  if (state.tripType === 'one_way' || state.return.date !== null) return 'done';
  // Until the outbound service gives the arrival, the customer continues in the next card.
  return isReturnOpen(state) ? 'current' : 'to-do';
}
