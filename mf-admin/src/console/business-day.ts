import { homeTimeZone, localNow } from '@sendahead/shared-contracts/calendar/local-now';

/** The date in the business's time zone, `2026-12-01`, at an instant in milliseconds. */
export const businessDay = (now: number): string => localNow(now, homeTimeZone).date;
