/** Shows calendar dates (`YYYY-MM-DD`); no function uses a time zone, so no date can shift by a day. */
const styles = {
  weekday: { weekday: 'short' },
  'weekday-long': { weekday: 'long' },
  'month-day': { month: 'short', day: 'numeric' },
  day: { weekday: 'short', month: 'short', day: 'numeric' },
  long: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  input: { month: '2-digit', day: '2-digit', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof styles;

const formats = new Map<DateStyle, Intl.DateTimeFormat>();

function formatOf(style: DateStyle): Intl.DateTimeFormat {
  const cachedFormat = formats.get(style);
  if (cachedFormat) return cachedFormat;
  const format = new Intl.DateTimeFormat('en-US', { ...styles[style], timeZone: 'UTC' });
  formats.set(style, format);
  return format;
}

/** `day`: "Thu, Dec 24"; `long`: "Thursday, December 24, 2026"; `input`: "12/24/2026". */
export function showDate(date: string, style: DateStyle = 'day'): string {
  return formatOf(style).format(new Date(`${date}T00:00:00Z`));
}

/** Parses a typed date (12/24/2026, 1-2-27, 2026-12-24); null when it is not a calendar day. */
export function readDate(typed: string): string | null {
  const text = typed.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const us =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : [us?.[3], us?.[1], us?.[2]];
  if (!year || !month || !day) return null;
  const full = year.length === 2 ? `20${year}` : year;
  const date = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = Date.parse(`${date}T00:00:00Z`);
  // A date such as 02/30 rolls over to March in some engines and is refused by others.
  return Number.isNaN(instant) || !new Date(instant).toISOString().startsWith(date) ? null : date;
}
