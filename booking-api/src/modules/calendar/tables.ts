export type CalendarTables = {
  carrier_holidays: {
    carrier: string;
    country: string;
    date: string;
    name: string;
    pickup: boolean;
    drop_off: boolean;
  };
  cut_offs: { country: string; zip_prefix: string; pickup_hour: number; drop_off_hour: number };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends CalendarTables {}
}
