import { Button } from '@sendahead/shared-ui';
import { cruiseButton, cruiseSectionWords, cruiseText } from '../../copy/cruise.ts';
import { useItinerary, useSelector } from '../../hooks/use-itinerary.ts';
import './cruise-line.css';

/** MD-09: the chosen cruise, and the button that chooses one. */
export function CruiseLine() {
  const { store } = useItinerary();
  const chosen = useSelector(({ cruise }) => cruise.chosen);
  return (
    <div className="itinerary-cruise">
      <p>{chosen ? cruiseText(chosen) : cruiseSectionWords.why}</p>
      <Button id="cruise" onClick={() => store.dispatch({ type: 'cruise-opened', wanted: null })}>
        {cruiseButton({ chosen: chosen !== null })}
      </Button>
    </div>
  );
}
