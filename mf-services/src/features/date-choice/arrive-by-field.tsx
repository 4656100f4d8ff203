import { arriveByLabel } from '../../copy/leg-words.ts';
import { useItinerary, useSelector } from '../../hooks/use-itinerary.ts';
import type { LegName } from '../../state/state.ts';
import { DayField } from './day-field.tsx';

/** VL-03: the day by which the bags must be there. */
export function ArriveByField({ leg }: { leg: LegName }) {
  const { store } = useItinerary();
  const arriveBy = useSelector((state) => state[leg].arriveBy);
  return (
    <DayField
      leg={leg}
      way="arrival"
      label={arriveByLabel(leg)}
      value={arriveBy}
      onChoose={(date) => store.dispatch({ type: 'arrive-by-chosen', leg, date })}
    />
  );
}
