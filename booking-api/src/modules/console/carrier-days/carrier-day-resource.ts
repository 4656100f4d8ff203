import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { CarrierDayFields } from '@sendahead/shared-contracts/console/carrier-day-calls';
import { refuse } from '../../../platform/http/refusal.ts';
import { type Holiday, lockHoliday, writeHoliday } from '../../calendar/public/holiday-store.ts';
import type { Resource } from '../history/resource.ts';
import { calendarOf } from './calendar-names.ts';

type Kept = CarrierDayFields & { removed: boolean };

/** A holiday as the console names its fields. */
export const fieldsOf = <Row extends Omit<Holiday, 'removed'>>({
  name,
  pickup,
  drop_off,
  source,
  checked_on,
}: Row): CarrierDayFields => ({
  name,
  stops_pickup: pickup,
  stops_delivery: drop_off,
  source,
  checked_on,
});

/** The same as it is kept. */
export const holidayOf = ({
  stops_pickup,
  stops_delivery,
  ...fields
}: CarrierDayFields): Omit<Holiday, 'removed'> => ({
  ...fields,
  pickup: stops_pickup,
  drop_off: stops_delivery,
});

/** Throws Refusal `invalid` for a holiday that would stop nothing. */
export function requireStop(fields: Pick<CarrierDayFields, 'stops_pickup' | 'stops_delivery'>): void {
  if (!fields.stops_pickup && !fields.stops_delivery)
    throw refuse('invalid', [{ path: 'fields.stops_pickup', code: 'stops_nothing' }]);
}

const read = async (...key: Parameters<typeof lockHoliday>): Promise<Kept | undefined> => {
  const row = await lockHoliday(...key);
  return row && { ...fieldsOf(row), removed: row.removed };
};

const keyOf = (subject: string) => {
  const [calendar = '', date = ''] = subject.split('/');
  return { calendar: calendarOf(calendar), date };
};

/** A holiday of a carrier or country. A removed one is a field of it, so that an undo brings it back. */
export const carrierDayResource: Resource = {
  kind: 'carrier_day',
  mayChange: ({ role }, subject) =>
    may(role, 'run_brands') && /^[A-Z-]{2,30}\/\d{4}-\d\d-\d\d$/.test(subject),
  undoNeedsReason: true,
  async check(_, __, present, fields) {
    requireStop({ ...(present as Kept), ...fields });
  },
  readLocked: (trx, subject) => read(trx, keyOf(subject).calendar, keyOf(subject).date),
  async write(trx, subject, fields) {
    const { calendar, date } = keyOf(subject);
    const present = await read(trx, calendar, date);
    if (!present) return;
    const { removed, ...kept } = { ...present, ...fields };
    await writeHoliday(trx, calendar, date, { ...holidayOf(kept), removed });
  },
};
