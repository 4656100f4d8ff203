import { type CalendarDate, parseDate } from '@internationalized/date';
import { type SyntheticEvent, useEffect, useState } from 'react';
import {
  Calendar as AriaCalendar,
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  I18nProvider,
} from 'react-aria-components';
import { showDate } from '../dates/show-date.ts';
import { Icon } from '../icon/icon.tsx';
import { formatMoney } from '../money/money.tsx';
import './calendar.css';

/** Rules for the available days; every date is `YYYY-MM-DD`. */
export type DayRules = {
  min?: string | undefined;
  max?: string | undefined;
  today?: string | undefined;
  /** Why a day cannot be chosen, such as "Carrier holiday"; null when it can. */
  unavailable?: ((date: string) => string | null) | undefined;
  /** Price of a day in cents, where it is known. */
  price?: ((date: string) => number | null) | undefined;
  /** What the prices are for, or where to find them; shown under the month. */
  priceNote?: string | undefined;
  /**
   * Reports the visible month, as `YYYY-MM`, at first and on each change; null when no month is visible
   * anymore.
   */
  onMonth?: ((month: string | null) => void) | undefined;
};

export type CalendarProps = DayRules & {
  label: string;
  value: string | null;
  onChange: (date: string) => void;
};

/** Longer than the longest run of days that cannot be chosen. */
const searchedDays = 62;

/** The day on which the calendar opens: the chosen day, else the first available one. */
function firstLookedAt(value: string | null, { min, today, unavailable }: DayRules): CalendarDate | null {
  const first = toDay(value ?? min ?? today);
  if (value || first === null) return first;
  for (let ahead = 0; ahead < searchedDays; ahead += 1) {
    const day = first.add({ days: ahead });
    if (!unavailable?.(day.toString())) return day;
  }
  return first;
}

const monthOf = (day: { toString(): string }): string => day.toString().slice(0, 7);

const toDay = (date: string | null | undefined): CalendarDate | null => (date ? parseDate(date) : null);

/** A month of days. Unavailable days are struck through and say why under the pointer and under focus. */
export function Calendar({ label, value, onChange, ...rules }: CalendarProps) {
  const [first] = useState(() => firstLookedAt(value, rules));
  const { onMonth } = rules;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once; a turned page reports the others
  useEffect(() => {
    if (first) onMonth?.(monthOf(first));
    return () => onMonth?.(null);
  }, []);
  const [month, setMonth] = useState(() => first && monthOf(first));
  const [looked, setLooked] = useState<string | null>(null);
  const reasonFor = (date: string) => rules.unavailable?.(date) ?? null;
  const reason = looked ? reasonFor(looked) : null;
  const look = (event: SyntheticEvent) => {
    const cell = event.target instanceof Element ? event.target.closest('[data-date]') : null;
    setLooked(cell?.getAttribute('data-date') ?? null);
  };

  return (
    <I18nProvider locale="en-US">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only watches which day is looked at */}
      <div className="ui-calendar" onFocus={look} onMouseOver={look} onMouseLeave={() => setLooked(null)}>
        <AriaCalendar
          aria-label={label}
          value={toDay(value)}
          defaultFocusedValue={first}
          onFocusChange={(day) => {
            setMonth(monthOf(day));
            onMonth?.(monthOf(day));
          }}
          minValue={toDay(rules.min)}
          maxValue={toDay(rules.max)}
          isDateUnavailable={(day) => reasonFor(day.toString()) !== null}
          autoFocus
          onChange={(day) => onChange(day.toString())}
        >
          <div className="ui-calendar__head">
            <Button slot="previous" className="ui-calendar__turn">
              <Icon name="chevron-left" />
            </Button>
            <Heading />
            <Button slot="next" className="ui-calendar__turn">
              <Icon name="chevron-right" />
            </Button>
          </div>
          <CalendarGrid className="ui-calendar__grid" weekdayStyle="short">
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell>{day.slice(0, 2)}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>{(day) => <Day day={day} rules={rules} />}</CalendarGridBody>
          </CalendarGrid>
        </AriaCalendar>
        {rules.priceNote ? <p className="ui-calendar__note">{rules.priceNote}</p> : null}
        {month ? <ClosedDays month={month} rules={rules} /> : null}
        <p className="ui-calendar__reason" role="status">
          {looked && reason ? `${showDate(looked)}: ${reason}` : ''}
        </p>
      </div>
    </I18nProvider>
  );
}

/** Why days of the visible month are struck, for people who neither point nor tab: `Christmas Day: 25`. */
function ClosedDays({ month, rules }: { month: string; rules: DayRules }) {
  const byReason = new Map<string, string[]>();
  const first = parseDate(`${month}-01`);
  for (let day = first; day.month === first.month; day = day.add({ days: 1 })) {
    const date = day.toString();
    const within = date >= (rules.min ?? date) && date <= (rules.max ?? date);
    const reason = within ? rules.unavailable?.(date) : null;
    if (reason) byReason.set(reason, [...(byReason.get(reason) ?? []), String(day.day)]);
  }
  if (byReason.size === 0) return null;
  return (
    <ul className="ui-calendar__closed">
      {[...byReason].map(([reason, days]) => (
        <li key={reason}>{`${reason}: ${days.join(', ')}`}</li>
      ))}
    </ul>
  );
}

function Day({ day, rules }: { day: CalendarDate; rules: DayRules }) {
  const date = day.toString();
  const reason = rules.unavailable?.(date) ?? null;
  const within = date >= (rules.min ?? date) && date <= (rules.max ?? date);
  const cents = reason === null && within ? (rules.price?.(date) ?? null) : null;
  // In whole dollars, never below the price.
  const price = cents === null ? undefined : formatMoney(Math.ceil(cents / 100) * 100).replace(/\.\d+$/, '');
  // The library's name of a day ("Friday, December 25, 2026") is followed by why it is struck, or by its
  // price.
  const addition = reason !== null && within ? `, ${reason}` : price ? `, ${price}` : '';
  return (
    <CalendarCell
      date={day}
      data-date={date}
      data-price={price}
      className={`ui-day${date === rules.today ? ' ui-day--today' : ''}`}
      // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the spread props make it a button
      render={(props) => <div {...props} aria-label={`${props['aria-label'] ?? date}${addition}`} />}
    >
      <span className="ui-day__number">{day.day}</span>
    </CalendarCell>
  );
}
