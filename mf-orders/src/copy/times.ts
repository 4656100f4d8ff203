const formatters = new Map<string, Intl.DateTimeFormat>();

/** Throws nothing: a zone that this browser does not know is read as UTC. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = makeFormatter(timeZone);
  formatters.set(timeZone, made);
  return made;
}

function makeFormatter(timeZone: string): Intl.DateTimeFormat {
  const form = {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...form, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...form, timeZone: 'UTC' });
  }
}

/** An instant by the clock of its place: `Wed, Dec 2, 1:40 PM`. */
export const timeWords = (instant: string, timeZone = 'UTC'): string =>
  formatterOf(timeZone).format(new Date(instant)).replaceAll('\u202f', ' ');
