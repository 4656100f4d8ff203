import { homeTimeZone, localNow } from '@sendahead/shared-contracts/calendar/local-now';
import { DateField } from '@sendahead/shared-ui/booking';
import { personWords } from '../../copy/person.ts';
import { useTravelers } from '../../hooks/use-travelers.ts';
import type { TravelerState } from '../../state/state.ts';
import { useField } from './person-field.tsx';

/** TR-25: the day on which a student moves in, if they know it. */
export function MoveInDay({ traveler, number }: { traveler: TravelerState; number: number }) {
  const { host } = useTravelers();
  const { id, value, onChange } = useField(traveler, number, 'moveIn');
  const { date: today } = localNow(host.now(), homeTimeZone);
  return (
    <DateField
      id={id}
      label={personWords.moveIn}
      optional
      value={value === '' ? null : value}
      min={today}
      today={today}
      onChange={(day) => onChange({ target: { value: day ?? '' } })}
    />
  );
}
