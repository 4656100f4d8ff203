import { homeTimeZone, localNow } from '@sendahead/shared-contracts/calendar/local-now';

/** The day that it is where the business is, `2026-12-01`, at an instant in milliseconds. */
export const businessDay = (now: number): string => localNow(now, homeTimeZone).date;
