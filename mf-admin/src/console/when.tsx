import { useConsole } from './use-console.ts';

// "3:20 PM ET": the reader may be in another zone than the writer.
const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric' } as const;
const parts = { month: 'short', day: 'numeric', ...time } as const;
const exact = new Intl.DateTimeFormat('en-US', { ...parts, year: 'numeric' });
const ofThisYear = new Intl.DateTimeFormat('en-US', parts);
const ago = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto', style: 'short' });
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** An instant as staff read it: relative within a day, otherwise the local date and time with its zone, and the year of another year. */
export function showInstant(instant: string, now: number): string {
  const age = now - Date.parse(instant);
  if (age < 0 || age >= day) {
    const date = new Date(instant);
    return (date.getFullYear() === new Date(now).getFullYear() ? ofThisYear : exact).format(date);
  }
  if (age < minute) return 'just now';
  return age < hour
    ? ago.format(-Math.floor(age / minute), 'minute')
    : ago.format(-Math.floor(age / hour), 'hour');
}

/** An instant; hovering shows the exact time. */
export function When({ instant }: { instant: string }) {
  const { host } = useConsole();
  return (
    <time dateTime={instant} title={exact.format(new Date(instant))}>
      {showInstant(instant, host.now())}
    </time>
  );
}
