/**
 * Month and two digits of the year, as far as `text` has them: 3/30 and 330 are March 2030, 12/2030 is December 2030.
 */
export function expirationOf(text) {
  const digits = text.replace(/\D/g, '');
  const named = monthNamed(text);
  if (named) return { month: named, year: yearOf(digits.slice(named === digits.slice(0, 2) ? 2 : 3)) };
  const alone = /^\s*\d\s*[^\d\s]/.test(text) || digits[0] > '1' || digits.slice(0, 2) > '12';
  const whole = `${alone ? '0' : ''}${digits}`;
  return { month: whole.slice(0, 2), year: yearOf(whole.slice(2)) };
}

/** A slash after two digits names the month, also one that does not exist: typed as 13/, it was 01/3 before its slash. */
function monthNamed(text) {
  const [, month, first] = /^0(\d)\/(\d)\D/.exec(text) ?? [];
  if (month && `${month}${first}` > '12') return `${month}${first}`;
  return /^\s*(\d\d)\s*[^\d\s]/.exec(text)?.[1];
}

const yearOf = (digits) => (/^20\d\d$/.test(digits) ? digits.slice(2) : digits.slice(0, 3));

/** The text of the field. While `deleting`, the slash is not added again. */
export function shownExpiration(text, deleting) {
  const { month, year } = expirationOf(text);
  if (year !== '') return `${month}/${year}`;
  return month.length === 2 && !deleting ? `${month}/` : month;
}
