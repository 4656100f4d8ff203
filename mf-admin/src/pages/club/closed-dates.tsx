import { homeTimeZone, localNow } from '@sendahead/shared-contracts/calendar/local-now';
import { calendarDate, isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { datesOf, spansOf, spokenSpan } from '@sendahead/shared-contracts/primitives/date-span';
import { Button, TextField, VisuallyHidden } from '@sendahead/shared-ui';
import { useState } from 'react';
import { useConsole } from '../../console/use-console.ts';
import { clubsTexts as texts } from '../../copy/clubs.ts';
import type { ClubDraft } from './club-draft.ts';

type Dates = ClubDraft['typed']['closed_dates'];

/** How many closed dates of one club the server stores. */
const most = 400;

const fullDate = (date: string): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** Days and seasons on which a club is closed; consecutive days share a line. */
export function ClosedDates({
  dates,
  problem,
  onChange,
}: {
  dates: Dates;
  /** Why the server refused them. */
  problem: string | undefined;
  onChange: (dates: Dates) => void;
}) {
  const [typed, setTyped] = useState({ from: '', through: '' });
  const { host } = useConsole();
  const today = localNow(host.now(), homeTimeZone).date;
  const [problems, setProblems] = useState<{ from?: string; through?: string }>({});
  const edit = (more: Partial<typeof typed>): void => {
    setTyped({ ...typed, ...more });
    setProblems({});
  };
  const add = (): void => {
    const from = calendarDate(typed.from);
    const through = isCalendarDate(typed.through) ? typed.through : from;
    const all = [...new Set([...dates, ...datesOf({ from, through })])].toSorted();
    if (from < today) setProblems({ from: texts.dayOver });
    else if (through < from) setProblems({ through: texts.lastDayEarlier });
    else if (all.length > most) setProblems({ through: texts.tooManyDays });
    else {
      onChange(all);
      edit({ from: '', through: '' });
    }
  };
  return (
    <div className="console-days__dates">
      <h3>{texts.closedDays}</h3>
      {dates.length === 0 ? <p>{texts.noDates}</p> : null}
      <ul className="console-lines">
        {spansOf(dates).map((span) => {
          const spanInWords = spokenSpan(span, fullDate);
          const opened = new Set(datesOf(span));
          return (
            <li key={span.from}>
              <span>{spanInWords}</span>
              <Button variant="quiet" onClick={() => onChange(dates.filter((date) => !opened.has(date)))}>
                {texts.remove}
                <VisuallyHidden>{` ${spanInWords}`}</VisuallyHidden>
              </Button>
            </li>
          );
        })}
      </ul>
      <div className="console-acts console-days__add">
        <TextField
          label={texts.firstDay}
          type="date"
          min={today}
          value={typed.from}
          error={problems.from ?? problem}
          onChange={({ target }) => edit({ from: target.value })}
        />
        <TextField
          label={texts.lastDay}
          optional
          type="date"
          min={typed.from}
          value={typed.through}
          error={problems.through}
          onChange={({ target }) => edit({ through: target.value })}
        />
        <Button onClick={add} disabled={typed.from === ''}>
          {texts.add}
        </Button>
      </div>
    </div>
  );
}
