import { holidays } from '@sendahead/shared-contracts/calendar/calls';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import type { BookedEnd } from '@sendahead/shared-contracts/orders/change-option-calls';
import { type LegName, legNames } from '@sendahead/shared-contracts/orders/leg-name';
import {
  addDays,
  type CalendarDate,
  isCalendarDate,
  isWeekend,
  spokenDate,
  weekdayOf,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import { isQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';
import { DateField } from '@sendahead/shared-ui/booking';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { daysWords, handOverWords } from '../../copy/change-days.ts';
import { useChange, type WantedChange } from '../../hooks/use-change.ts';
import type { ChangeOptions } from '../../hooks/use-change-options.ts';
import { useEarliestDay } from '../../hooks/use-earliest-day.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { useApi } from '../../hooks/use-orders.ts';
import { useToday } from '../../hooks/use-today.ts';
import { changeableLegs, changesWhole } from '../../state/changeable.ts';
import { ChangeDialog } from '../../views/change-dialog.tsx';

interface Props {
  readonly options: ChangeOptions;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The chosen days of a leg; absent where the booked one stays, null while the typed text is no possible day. */
interface LegDays {
  readonly pickup?: string | null | undefined;
  readonly need?: string | null | undefined;
}
type Days = Partial<Record<LegName, LegDays>>;

/** CH-07, CH-26: other days for the trip, or for only one leg: of the pickup, and by which the bags are needed. */
export function ChangeDays({ options, onClose, onDone }: Props) {
  const detail = useOrder();
  const changing = useChange(options.billed_to);
  const [days, setDays] = useState<Days>({});
  const legs = changeableLegs(detail);
  const whole = changesWhole(detail);
  const several = options.legs.length > 1;
  const shownLegs = options.legs.filter(({ leg }) => legs.includes(leg));
  const requestedChange = wantedOf(days, whole, several);
  const choose = (leg: LegName, name: keyof LegDays, day: string | null): void => {
    const { [leg]: before = {}, ...others } = days;
    const { [name]: _, ...kept } = before;
    const bookedDays = {
      pickup: options.legs.find((one) => one.leg === leg)?.pickup_date,
      need: detail.legs?.find((one) => one.leg === leg)?.needed_by,
    };
    const chosen: LegDays = day === bookedDays[name] ? kept : { ...kept, [name]: day };
    const next = Object.keys(chosen).length > 0 ? { ...others, [leg]: chosen } : others;
    setDays(next);
    const nextWanted = wantedOf(next, whole, several);
    if (nextWanted) changing.ask(nextWanted);
    else changing.edited();
  };
  const both = Object.keys(days).length > 1 && !whole;
  return (
    <ChangeDialog
      title={daysWords.title}
      changing={changing}
      billedTo={options.billed_to}
      onAsk={requestedChange ? () => changing.ask(requestedChange) : undefined}
      onNeed={(leg, day) => choose(leg, 'need', day)}
      onClose={onClose}
      onDone={onDone}
    >
      <p>{daysWords.intro}</p>
      {shownLegs.map((booked) => (
        <DaysOfLeg
          key={booked.leg}
          booked={booked}
          several={several}
          days={days[booked.leg] ?? {}}
          outbound={booked.leg === 'return' ? dateOf(days.outbound?.pickup) : undefined}
          needAlone={whole}
          error={both ? daysWords.oneAtATime : undefined}
          onChoose={(name, day) => choose(booked.leg, name, day)}
        />
      ))}
    </ChangeDialog>
  );
}

interface DaysOfLegProps {
  readonly booked: ChangeOptions['legs'][number];
  readonly several: boolean;
  readonly days: LegDays;
  /** The newly chosen outbound day, before which no return starts. */
  readonly outbound: CalendarDate | undefined;
  /** The day by which the bags are needed can change without another pickup. */
  readonly needAlone: boolean;
  readonly error: string | undefined;
  readonly onChoose: (name: keyof LegDays, day: string | null) => void;
}

/**
 * The day of a leg, and the day by which its bags are needed if it has one. Weekends and the carriers' holidays say so
 * (VL-01, VL-02).
 */
function DaysOfLeg({ booked, several, days, outbound, needAlone, error, onChoose }: DaysOfLegProps) {
  const { leg, pickup_date, from, to } = booked;
  const today = useToday();
  const earliest = useEarliestDay(booked, outbound);
  const { needed_by: neededBy, drop_off: dropOff = false } =
    useOrder().legs?.find((one) => one.leg === leg) ?? {};
  const words = handOverWords(dropOff);
  const query = { country_code: from.country, destination_country_code: to.country };
  const { data: closed = {} } = useQuery(queryOf(useApi(), holidays, { query }));
  const unavailable = (date: string): string | null => {
    if (!isCalendarDate(date)) return null;
    if (isWeekend(date)) return words.weekend;
    if (!dropOff && isClosed(from, date)) return daysWords.closed({ place: from.name });
    const holiday = closed[date];
    return holiday?.[dropOff ? 'drop_off' : 'pickup'] ? words.holiday({ name: holiday.name }) : null;
  };
  const pickup = days.pickup ?? pickup_date;
  // VL-40: until then a typed text that is no possible day has no separate message yet.
  const missing = isQuietPeriod() ? undefined : daysWords.missing;
  const noNeed = days.need === null ? missing : undefined;
  return (
    <>
      <DateField
        label={words.dayOf({ leg: several ? leg : null, from: from.name })}
        value={days.pickup === undefined ? pickup_date : days.pickup}
        min={firstAvailable(earliest, unavailable)}
        today={today}
        unavailable={unavailable}
        error={days.pickup === null ? missing : error}
        onChange={(day) => onChoose('pickup', day)}
      />
      {neededBy ? (
        <DateField
          label={daysWords.neededBy({ leg: several ? leg : null })}
          hint={daysWords.bookedNeed({ day: spokenDate(neededBy) })}
          value={days.need === undefined ? neededBy : days.need}
          min={today}
          today={today}
          unavailable={(date) => (date < pickup ? words.neededTooEarly : null)}
          error={days.need && !needAlone && !days.pickup ? words.pickupFirst : noNeed}
          onChange={(day) => onChoose('need', day)}
        />
      ) : null}
    </>
  );
}

/** The earliest day that can be chosen, which the field's message names; closures end within two weeks. */
function firstAvailable(earliest: CalendarDate, unavailable: (date: string) => string | null): CalendarDate {
  const near = Array.from({ length: 14 }, (_, index) => addDays(earliest, index));
  return near.find((day) => unavailable(day) === null) ?? earliest;
}

const isClosed = ({ closed }: BookedEnd, date: CalendarDate): boolean =>
  closed !== undefined && (closed.weekdays.includes(weekdayOf(date)) || closed.dates.includes(date));

const dateOf = (day: string | null | undefined): CalendarDate | undefined =>
  day && isCalendarDate(day) ? day : undefined;

/** The chosen days under the names of a request. */
const fieldsOf = <P extends string, N extends string>(
  { pickup, need }: LegDays = {},
  [ofPickup, ofNeed]: readonly [P, N],
): Partial<Record<P | N, CalendarDate>> =>
  Object.fromEntries(
    [
      [ofPickup, dateOf(pickup)],
      [ofNeed, dateOf(need)],
    ].filter(([, day]) => day !== undefined),
  );

/** One leg of two is picked up on another day separately, so that the labels of the other remain valid. */
function wantedOf(days: Days, whole: boolean, several: boolean): WantedChange | null {
  const [first, second] = legNames.filter((leg) => days[leg]);
  if (!first) return null;
  if (Object.values(days).some(({ pickup, need }) => pickup === null || need === null)) return null;
  if (several && !second && days[first]?.pickup)
    return { of: 'leg', leg: first, change: fieldsOf(days[first], ['pickup_date', 'needed_by']) };
  if (!whole) return null;
  const there = fieldsOf(days.outbound, ['pickup_date', 'needed_by']);
  const back = fieldsOf(days.return, ['return_pickup_date', 'return_needed_by']);
  return { of: 'order', change: { ...there, ...back } };
}
