/**
 * Month and two digits of the year, as far as `text` has them: 3/30 and 330 are March 2030, 12/2030 is December 2030.
 */
export function expirationOf(text) {
  const digits = text.replace(/\D/g, '');
  const alone = /^\s*\d\s*[^\d\s]/.test(text) || digits[0] > '1' || digits.slice(0, 2) > '12';
  const whole = `${alone ? '0' : ''}${digits}`;
  const year = whole.slice(2);
  return { month: whole.slice(0, 2), year: /^20\d\d$/.test(year) ? year.slice(2) : year.slice(0, 3) };
}

/** The text of the field. While `deleting`, the slash is not added again. */
export function shownExpiration(text, deleting) {
  const { month, year } = expirationOf(text);
  if (year !== '') return `${month}/${year}`;
  return month.length === 2 && !deleting ? `${month}/` : month;
}
