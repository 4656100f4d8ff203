import type { BookedEnd } from '@sendahead/shared-contracts/orders/change-option-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-refund';
import { isCalendarDate, isWeekend } from '@sendahead/shared-contracts/primitives/calendar-date';
import { DateField } from '@sendahead/shared-ui/booking';
import { useState } from 'react';
import { daysWords } from '../../copy/change.ts';
import { useChange, type WantedChange } from '../../hooks/use-change.ts';
import type { ChangeOptions } from '../../hooks/use-change-options.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { useToday } from '../../hooks/use-today.ts';
import { changeableLegs, changesWhole } from '../../state/changeable.ts';
import { ChangeDialog } from '../../views/change-dialog.tsx';

interface Props {
  readonly options: ChangeOptions;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** CH-07: another day for the trip, or for one leg of it alone. */
export function ChangeDays({ options, onClose, onDone }: Props) {
  const detail = useOrder();
  const changing = useChange(options.billed_to);
  const [days, setDays] = useState<Partial<Record<LegName, string>>>({});
  const legs = changeableLegs(detail);
  const shown = options.legs.filter(({ leg }) => legs.includes(leg));
  const today = useToday();
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
      {shown.map(({ leg, pickup_date, from }) => (
        <DateField
          key={leg}
          label={dayLabel(leg, options.legs.length > 1, from)}
          value={days[leg] ?? pickup_date}
          min={today}
          today={today}
          unavailable={(day) => (isCalendarDate(day) && isWeekend(day) ? daysWords.weekend : null)}
          error={both ? daysWords.oneAtATime : undefined}
          onChange={(day) => choose(leg, day)}
        />
      ))}
    </ChangeDialog>
  );
}

const dayLabel = (leg: LegName, several: boolean, from: BookedEnd): string =>
  daysWords.dayOf({ leg: several ? leg : null, from: from.name });

/** One leg of two is changed alone, so that the labels of the other stay. */
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
