import { Alert, CheckField, TextField } from '@sendahead/shared-ui';
import { Panel } from '../../console/panel.tsx';
import { clubsTexts as texts, weekdays } from '../../copy/clubs.ts';
import { ClosedDates } from './closed-dates.tsx';
import { Closing, closedNow } from './closing.tsx';
import type { ClubDraft, ReadClub } from './club-draft.ts';
import { namedWeekdays } from './named-weekdays.ts';
import '../../console/check-row.css';
import './club-page.css';

/** CO-75: a warning if the hours name a day on which the club is closed each week: customers read both. */
function Contradiction({
  opening_hours: hours,
  closed_weekdays: closed,
}: Pick<ClubDraft['typed'], 'opening_hours' | 'closed_weekdays'>) {
  const named = namedWeekdays(hours);
  const both = closed.filter((day) => named.has(day)).map((day) => weekdays[day - 1] ?? '');
  return both.length === 0 ? null : (
    <Alert severity="warning" live>
      {texts.openAndClosed(both)}
    </Alert>
  );
}

/** When the club receives and hands out bags. */
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
      <Contradiction {...typed} />
      <fieldset className="console-checks">
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
      <ClosedDates
        dates={typed.closed_dates}
        problem={problems.closed_dates}
        onChange={(closed_dates) => set({ closed_dates })}
      />
      <Closing clubId={club.id} days={closedNow(club.fields, typed)} />
    </Panel>
  );
}
