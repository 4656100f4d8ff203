import { Button } from '@sendahead/shared-ui';
import { cruiseButton, cruisePriceText, cruiseSectionWords, cruiseText } from '../../copy/cruise.ts';
import { useItinerary, useItineraryState, useSelector } from '../../hooks/use-itinerary.ts';
import { arriveByOf } from '../../state/arrive-by.ts';
import { pricedService } from '../../state/priced-service.ts';
import './cruise-line.css';

/** MD-09: the chosen cruise, and the button that chooses one. */
export function CruiseLine() {
  const { store } = useItinerary();
  const chosen = useSelector(({ cruise }) => cruise.chosen);
  return (
    <div className="itinerary-cruise">
      <div>
        <p>{chosen ? cruiseText(chosen) : cruiseSectionWords.why}</p>
        <PriceOfSailing />
      </div>
      <Button id="cruise" onClick={() => store.dispatch({ type: 'cruise-opened', wanted: null })}>
        {cruiseButton({ chosen: chosen !== null })}
      </Button>
    </div>
  );
}

/** SV-20: says what the choice of a sailing has changed, until a person chooses another day or service. */
function PriceOfSailing() {
  const state = useItineraryState();
  const { before } = state.cruise;
  const now = pricedService(state);
  const isOurs = arriveByOf(state, 'outbound')?.kind === 'taken';
  const isChanged = before && now && (before.title !== now.title || before.cents !== now.cents);
  return <p role="status">{isOurs && isChanged ? cruisePriceText(before, now) : null}</p>;
}
