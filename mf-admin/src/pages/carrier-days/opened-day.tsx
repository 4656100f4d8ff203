import {
  type CarrierCalendar,
  type CarrierDay,
  listCarrierDays,
} from '@sendahead/shared-contracts/console/carrier-day-calls';
import { carrierDayTexts as texts } from '../../copy/carrier-days.ts';
import { ChangeDay } from './change-day.tsx';
import type { DayAct } from './day-table.tsx';
import { OpenedHistory } from './opened-history.tsx';
import { RemoveDay } from './remove-day.tsx';

/** The history of a day of the table, or the dialog that changes or removes it. */
export function OpenedDay({
  act,
  day,
  calendars,
  today,
  onClose,
  onChanged,
  onRemoved,
}: {
  act: DayAct;
  day: CarrierDay;
  calendars: readonly CarrierCalendar[];
  today: string;
  onClose: () => void;
  /** Called with the name of the day, like `onRemoved`. */
  onChanged: (of: string) => void;
  onRemoved: (of: string) => void;
}) {
  const of = texts.dayOf(day.calendar, day.date);
  const calendar = calendars.find((each) => each.calendar === day.calendar);
  if (act === 'history')
    return (
      <OpenedHistory
        kind="carrier_day"
        subject={`${day.calendar}/${day.date}`}
        stale={[listCarrierDays]}
        title={texts.historyOf(of)}
      />
    );
  if (!calendar) return null;
  const shared = { day, calendar, onClose };
  return act === 'change' ? (
    <ChangeDay {...shared} today={today} onChanged={() => onChanged(of)} />
  ) : (
    <RemoveDay {...shared} onRemoved={() => onRemoved(of)} />
  );
}
