import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { arriveByLabel } from '../../copy/leg-words.ts';
import { useItinerary, useSelector } from '../../hooks/use-itinerary.ts';
import { deadlineOf } from '../../state/service-limits.ts';
import { DayField } from './day-field.tsx';

/** VL-03: the arrival deadline, at most the last day for the ship or the camp. */
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
