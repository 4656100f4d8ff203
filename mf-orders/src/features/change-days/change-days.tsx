import { holidays } from '@sendahead/shared-contracts/calendar/calls';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import type { BookedEnd } from '@sendahead/shared-contracts/orders/change-option-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import {
  type CalendarDate,
  isCalendarDate,
  isWeekend,
  spokenDate,
  weekdayOf,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import { DateField } from '@sendahead/shared-ui/booking';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { daysWords } from '../../copy/change.ts';
import { useChange, type WantedChange } from '../../hooks/use-change.ts';
import type { ChangeOptions } from '../../hooks/use-change-options.ts';
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

/** CH-07: another day for the trip, or for only one leg. */
export function ChangeDays({ options, onClose, onDone }: Props) {
  const detail = useOrder();
  const changing = useChange(options.billed_to);
  const [days, setDays] = useState<Partial<Record<LegName, string>>>({});
  const legs = changeableLegs(detail);
  const shown = options.legs.filter(({ leg }) => legs.includes(leg));
  const wanted = wantedOf(days, changesWhole(detail), options.legs.length);
  const choose = (leg: LegName, day: string | null): void => {
    const booked = options.legs.find((one) => one.leg === leg)?.pickup_date;
    const { [leg]: _, ...others } = days;
    const next = day === null || day === booked ? others : { ...others, [leg]: day };
    setDays(next);
    const nextWanted = wantedOf(next, changesWhole(detail), options.legs.length);
    if (nextWanted) changing.ask(nextWanted);
    else changing.edited();
  };
  const both = Object.keys(days).length > 1 && !changesWhole(detail);
  return (
    <ChangeDialog
      title={daysWords.title}
      changing={changing}
      billedTo={options.billed_to}
      onAsk={wanted ? () => changing.ask(wanted) : undefined}
      onClose={onClose}
      onDone={onDone}
    >
      <p>{daysWords.intro}</p>
      {shown.map((booked) => (
        <DayOfLeg
          key={booked.leg}
          booked={booked}
          several={options.legs.length > 1}
          day={days[booked.leg]}
          error={both ? daysWords.oneAtATime : undefined}
          onChoose={(day) => choose(booked.leg, day)}
        />
      ))}
    </ChangeDialog>
  );
}

interface DayOfLegProps {
  readonly booked: ChangeOptions['legs'][number];
  readonly several: boolean;
  /** The chosen day; without it the booked one. */
  readonly day: string | undefined;
  readonly error: string | undefined;
  readonly onChoose: (day: string | null) => void;
}

/** The day of a leg, with the day on which the bags are needed. Weekends and the carriers' holidays say so (VL-01, VL-02). */
function DayOfLeg({ booked: { leg, pickup_date, from, to }, several, day, error, onChoose }: DayOfLegProps) {
  const today = useToday();
  const { needed_by: neededBy, drop_off: dropOff } = useOrder().legs?.find((one) => one.leg === leg) ?? {};
  const query = { country_code: from.country, destination_country_code: to.country };
  const { data: closed = {} } = useQuery(queryOf(useApi(), holidays, { query }));
  const unavailable = (date: string): string | null => {
    if (!isCalendarDate(date)) return null;
    if (isWeekend(date)) return daysWords.weekend;
    if (!dropOff && isClosed(from, date)) return daysWords.closed({ place: from.name });
    const holiday = closed[date];
    return holiday?.pickup ? daysWords.holiday({ name: holiday.name }) : null;
  };
  return (
    <DateField
      label={dayLabel(leg, several, from)}
      hint={neededBy ? daysWords.neededBy({ day: spokenDate(neededBy) }) : undefined}
      value={day ?? pickup_date}
      min={today}
      today={today}
      unavailable={unavailable}
      error={error}
      onChange={onChoose}
    />
  );
}

const isClosed = ({ closed }: BookedEnd, date: CalendarDate): boolean =>
  closed !== undefined && (closed.weekdays.includes(weekdayOf(date)) || closed.dates.includes(date));

const dayLabel = (leg: LegName, several: boolean, from: BookedEnd): string =>
  daysWords.dayOf({ leg: several ? leg : null, from: from.name });

/** One leg of two is changed separately, so that the labels of the other remain valid. */
function wantedOf(days: Partial<Record<LegName, string>>, whole: boolean, legs: number): WantedChange | null {
  const [first, second] = Object.entries(days).filter((entry): entry is [LegName, string] =>
    isCalendarDate(entry[1]),
  );
  if (!first) return null;
  const dayOf = (leg: LegName) => {
    const day = days[leg];
    return day !== undefined && isCalendarDate(day) ? day : undefined;
  };
  if (legs > 1 && !second) return { of: 'leg', leg: first[0], change: { pickup_date: dayOf(first[0]) } };
  if (!whole) return null;
  const [pickup_date, return_pickup_date] = [dayOf('outbound'), dayOf('return')];
  return {
    of: 'order',
    change: {
      ...(pickup_date ? { pickup_date } : {}),
      ...(return_pickup_date ? { return_pickup_date } : {}),
    },
  };
}
