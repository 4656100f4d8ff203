const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const word =
  '(mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?';
const span = new RegExp(`\\b${word}\\b(?:\\s*(?:to|through|thru|until|-|–)\\s*${word}\\b)?`, 'gi');

const numberOf = (name: string): number => weekdays.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/**
 * CO-75: the weekdays, 1 for Monday, that a text of opening hours names, such as `Mon to Fri 8 AM to 5 PM`.
 */
export function namedWeekdays(text: string): ReadonlySet<number> {
  if (/\b(every day|daily|7 days|seven days)\b/i.test(text)) return new Set([1, 2, 3, 4, 5, 6, 7]);
  // A day after “closed” is a day on which the club receives nothing.
  const open = text.replaceAll(/\bclosed\b[^;.]*/gi, '');
  const named = new Set<number>(/\bweekdays\b/i.test(open) ? [1, 2, 3, 4, 5] : []);
  for (const [, from = '', until = from] of open.matchAll(span)) {
    const days = (numberOf(until) - numberOf(from) + 7) % 7;
    for (let day = 0; day <= days; day += 1) named.add(((numberOf(from) - 1 + day) % 7) + 1);
  }
  return named;
}
