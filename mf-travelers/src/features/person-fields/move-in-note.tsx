import {
  daysBetween,
  isCalendarDate,
  spokenDate,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import { itineraryTopic } from '@sendahead/shared-contracts/services/topics';
import { Alert } from '@sendahead/shared-ui';
import { useEffect, useState } from 'react';
import { stayWords } from '../../copy/stay.ts';
import { useSelector, useTravelers } from '../../hooks/use-travelers.ts';
import type { TravelerState } from '../../state/state.ts';
import { wayOfTraveler } from '../../state/ways.ts';

/** SV-22: at the move-in day, when the chosen service brings the student's bags after it. */
export function MoveInNote({ traveler }: { traveler: TravelerState }) {
  const { host } = useTravelers();
  const [arrival, setArrival] = useState<string | undefined>();
  const goes = useSelector((state) => wayOfTraveler(state, traveler) !== 'return');
  const { moveIn = '' } = traveler.person;
  useEffect(() => {
    const reading = host.bus
      .state(itineraryTopic)
      .subscribe(({ outbound }) => setArrival(outbound.service?.arrival_date));
    return () => reading.unsubscribe();
  }, [host]);
  if (!goes || !arrival || !isCalendarDate(arrival) || !isCalendarDate(moveIn) || arrival <= moveIn)
    return null;
  return (
    <Alert severity="warning" live>
      {stayWords.late({ arrival: spokenDate(arrival), days: daysBetween(moveIn, arrival) })}
    </Alert>
  );
}
