import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { arriveByLabel } from '../../copy/leg-words.ts';
import { useItinerary, useSelector } from '../../hooks/use-itinerary.ts';
import { deadlineOf } from '../../state/service-limits.ts';
import { DayField } from './day-field.tsx';

/** VL-03: the day by which the bags must be there: the last one for the ship or the camp, where a later one was asked for. */
export function ArriveByField({ leg }: { leg: LegName }) {
  const { store } = useItinerary();
  const deadline = useSelector((state) => deadlineOf(state, leg));
  return (
    <DayField
      leg={leg}
      way="arrival"
      label={arriveByLabel(leg)}
      value={deadline}
      onChoose={(date) => store.dispatch({ type: 'arrive-by-chosen', leg, date })}
    />
  );
}
