const savedOn = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

export const unfinishedWords = {
  title: 'Bookings to finish',
  /** The places entered so far, which name the link that continues the booking. */
  trip: (from: string | null, to: string | null): string => {
    if (from && to) return `Finish your booking from ${from} to ${to}`;
    if (from) return `Finish your booking from ${from}`;
    return to ? `Finish your booking to ${to}` : 'Finish your booking';
  },
  /** In the reader's time zone. */
  saved: (instant: string): string => `Saved ${savedOn.format(new Date(instant)).replaceAll('\u202f', ' ')}`,
  waitsForPayers: 'Waiting for the other payers',
} as const;
