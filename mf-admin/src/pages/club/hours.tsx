import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { Button, CheckField, TextField, VisuallyHidden } from '@sendahead/shared-ui';
import { useState } from 'react';
import { Panel } from '../../console/panel.tsx';
import { clubsTexts as texts, weekdays } from '../../copy/clubs.ts';
import { Closing } from './closing.tsx';
import type { ClubDraft, ReadClub } from './club-draft.ts';
import './club-page.css';

const dayName = (date: string): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** When the club takes and hands out bags. */
export function Hours({ draft: { typed, problems, set }, club }: { draft: ClubDraft; club: ReadClub }) {
  const toggle = (day: number, closed: boolean): void =>
    set({
      closed_weekdays: closed
        ? [...typed.closed_weekdays, day].toSorted((a, b) => a - b)
        : typed.closed_weekdays.filter((one) => one !== day),
    });
  return (
    <Panel title={texts.hoursTitle}>
      <TextField
        label={texts.openingHours}
        hint={texts.hoursHint}
        autoComplete="off"
        maxLength={200}
        value={typed.opening_hours}
        error={problems.opening_hours}
        onChange={({ target }) => set({ opening_hours: target.value })}
      />
      <fieldset className="console-days">
        <legend>{texts.closedWeekly}</legend>
        {weekdays.map((name, index) => (
          <CheckField
            key={name}
            label={name}
            checked={typed.closed_weekdays.includes(index + 1)}
            onChange={({ target }) => toggle(index + 1, target.checked)}
          />
        ))}
      </fieldset>
      <ClosedDates dates={typed.closed_dates} change={(closed_dates) => set({ closed_dates })} />
      <Closing clubId={club.id} saved={club.fields} typed={typed} />
    </Panel>
  );
}

type Dates = ClubDraft['typed']['closed_dates'];

function ClosedDates({ dates, change }: { dates: Dates; change: (dates: Dates) => void }) {
  const [day, setDay] = useState('');
  const add = (): void => {
    const date = calendarDate(day);
    if (!dates.includes(date)) change([...dates, date].toSorted());
    setDay('');
  };
  return (
    <div className="console-days__dates">
      <h3>{texts.closedDays}</h3>
      {dates.length === 0 ? <p>{texts.noDates}</p> : null}
      <ul className="console-lines">
        {dates.map((date) => (
          <li key={date}>
            <span>{dayName(date)}</span>
            <Button variant="quiet" onClick={() => change(dates.filter((one) => one !== date))}>
              {texts.remove}
              <VisuallyHidden>{` ${dayName(date)}`}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      <div className="console-acts console-days__add">
        <TextField
          label={texts.anotherDay}
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Button onClick={add} disabled={day === ''}>
          {texts.add}
        </Button>
      </div>
    </div>
  );
}
