import type { CarrierDay } from '@sendahead/shared-contracts/console/carrier-day-calls';
import { Button, VisuallyHidden } from '@sendahead/shared-ui';
import { ColumnHeads } from '../../console/column-heads.tsx';
import { showDateOfYear, showDayOfYear } from '../../console/show-day.ts';
import { calendarWords, stopNames, stopsOf, carrierDayTexts as texts } from '../../copy/carrier-days.ts';
import { LastChange } from './last-change.tsx';
import '../../console/list-table.css';

/** The acts that a day of the table offers. */
export type DayAct = 'change' | 'remove' | 'history';
interface Acts {
  readonly today: string;
  readonly onAct: (act: DayAct, day: CarrierDay) => void;
}

/** Holidays, sorted by day. */
export function DayTable({ days, ...acts }: { days: readonly CarrierDay[] } & Acts) {
  if (days.length === 0) return <p className="console-list__empty">{texts.none}</p>;
  return (
    <table className="console-list console-days">
      <caption>{texts.title}</caption>
      <ColumnHeads
        names={[texts.day, texts.name, texts.whose, texts.stops, texts.source, texts.lastChange, texts.acts]}
      />
      <tbody>
        {days.map((day) => (
          <DayRow key={`${day.calendar} ${day.date}`} day={day} {...acts} />
        ))}
      </tbody>
    </table>
  );
}

function DayRow({ day, today, onAct }: { day: CarrierDay } & Acts) {
  const { calendar, date, fields, changed } = day;
  const of = texts.dayOf(calendar, date);
  return (
    <tr>
      <td data-label={texts.day}>{showDayOfYear(date)}</td>
      <td data-label={texts.name}>{fields.name || texts.publicHoliday}</td>
      <td data-label={texts.whose}>{calendarWords(calendar)}</td>
      <td data-label={texts.stops}>{stopNames[stopsOf(fields)]}</td>
      <td data-label={texts.source}>
        <div>
          <span>{fields.source || texts.standard}</span>
          {fields.checked_on ? <small>{texts.checked(showDateOfYear(fields.checked_on))}</small> : null}
        </div>
      </td>
      <td data-label={texts.lastChange}>
        <LastChange changed={changed} />
      </td>
      <td data-label={texts.acts}>
        <div className="console-days__acts">
          {date < today ? null : (
            <>
              <ActButton words={texts.change} of={of} onPress={() => onAct('change', day)} />
              <ActButton words={texts.remove} of={of} onPress={() => onAct('remove', day)} />
            </>
          )}
          {changed ? <ActButton words={texts.history} of={of} onPress={() => onAct('history', day)} /> : null}
          {date < today && !changed ? texts.over : null}
        </div>
      </td>
    </tr>
  );
}

function ActButton({ words, of, onPress }: { words: string; of: string; onPress: () => void }) {
  return (
    <Button variant="quiet" onClick={onPress}>
      {words}
      <VisuallyHidden>{` ${of}`}</VisuallyHidden>
    </Button>
  );
}
