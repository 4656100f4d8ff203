import type { Generated } from 'kysely';

/** A holiday: which movements it stops, where it was read, and whether staff removed it. */
interface HolidayColumns {
  name: Generated<string>;
  pickup: Generated<boolean>;
  drop_off: Generated<boolean>;
  source: Generated<string>;
  checked_on: string | null;
  /** A removed day stays as a row, so that reference data does not bring it back. */
  removed: Generated<boolean>;
}

export type CalendarTables = {
  carrier_holidays: HolidayColumns & { carrier: string; country: string; date: string };
  country_holidays: HolidayColumns & { country: string; date: string };
  cut_offs: { country: string; zip_prefix: string; pickup_hour: number; drop_off_hour: number };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends CalendarTables {}
}
