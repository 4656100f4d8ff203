import { homeTimeZone, localNow } from '@sendahead/shared-contracts/calendar/local-now';
import { stayLimit } from '@sendahead/shared-contracts/constants';
import { lazyView, TextField } from '@sendahead/shared-ui';
import { DateField } from '@sendahead/shared-ui/booking';
import { Suspense } from 'react';
import { stayWords } from '../../copy/stay.ts';
import { useTravelers } from '../../hooks/use-travelers.ts';
import type { TravelerState } from '../../state/state.ts';
import { useField } from './person-field.tsx';

const MoveInNote = lazyView(async () => (await import('./move-in-note.tsx')).MoveInNote);

/** PA-16, TR-25: a camper's bunk; a student's hall and room, and the day on which they move in. */
export function Stay({ traveler, number }: { traveler: TravelerState; number: number }) {
  const { host } = useTravelers();
  const isCamp = host.boot.brand.camp_grades.length > 0;
  const stay = useField(traveler, number, 'stay');
  const { id, value, onChange } = useField(traveler, number, 'moveIn');
  const { date: today } = localNow(host.now(), homeTimeZone);
  return (
    <>
      <TextField
        {...stay}
        label={isCamp ? stayWords.bunk : stayWords.room}
        optional
        maxLength={stayLimit}
        autoComplete="off"
      />
      {isCamp ? null : (
        <DateField
          id={id}
          label={stayWords.moveIn}
          optional
          value={value === '' ? null : value}
          min={today}
          today={today}
          onChange={(day) => onChange({ target: { value: day ?? '' } })}
        />
      )}
      {value === '' ? null : (
        <Suspense>
          <MoveInNote traveler={traveler} />
        </Suspense>
      )}
    </>
  );
}
