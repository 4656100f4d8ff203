import type pg from 'pg';
import { usualCutOff } from '../../modules/calendar/public/cut-off.ts';
import { insertNew } from '../write-rows.ts';
import { type CarrierRules, holidaysOfYear } from './carrier-holidays.ts';
import { carrierRules } from './carrier-rules.ts';

const years = Array.from({ length: 16 }, (_, index) => 2025 + index);

/** Local hours after which nothing ships the same day; the far west and the islands have earlier hours. */
const cutOffs = [
  {
    country: 'US',
    zip_prefix: '',
    pickup_hour: usualCutOff.pickupHour,
    drop_off_hour: usualCutOff.dropOffHour,
  },
  { country: 'CA', zip_prefix: '', pickup_hour: 15, drop_off_hour: 17 },
  ...['967', '968', '995', '996', '997', '998', '999', '006', '007', '009', '008', '969'].map(
    (zip_prefix) => ({
      country: 'US',
      zip_prefix,
      pickup_hour: 13,
      drop_off_hour: 15,
    }),
  ),
];

export async function seedCalendar(client: pg.Client): Promise<void> {
  const rows = carrierRules.flatMap((rules: CarrierRules) =>
    years.flatMap((year) => holidaysOfYear(rules, year)),
  );
  await insertNew(client, 'carrier_holidays', ['carrier', 'country', 'date'], rows);
  await insertNew(client, 'cut_offs', ['country', 'zip_prefix'], cutOffs);
}
