const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' });

/** The day that it is where the business is, `2026-12-01`, at an instant in milliseconds. */
export const businessDay = (now: number): string => format.format(new Date(now));
