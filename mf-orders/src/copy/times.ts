const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const dayAndTime = { ...day, hour: 'numeric', minute: '2-digit' } as const;
type Form = typeof day | typeof dayAndTime;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Throws nothing: a zone that this browser does not know is read as UTC. */
function formatterOf(timeZone: string, form: Form): Intl.DateTimeFormat {
  const key = `${timeZone} ${Object.keys(form).length}`;
  const cachedFormatter = formatters.get(key);
  if (cachedFormatter) return cachedFormatter;
  const formatter = makeFormatter(timeZone, form);
  formatters.set(key, formatter);
  return formatter;
}

function makeFormatter(timeZone: string, form: Form): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', { ...form, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...form, timeZone: 'UTC' });
  }
}

/** An instant by the clock of its place: `Wed, Dec 2, 1:40 PM`. */
export const timeWords = (instant: string, timeZone = 'UTC'): string =>
  formatterOf(timeZone, dayAndTime).format(new Date(instant)).replaceAll('\u202f', ' ');

/** The day of an instant at its place: `Wed, Dec 2`. */
export const dayOfTime = (instant: string, timeZone = 'UTC'): string =>
  formatterOf(timeZone, day).format(new Date(instant));
