import { expirationOf, shownExpiration } from './page/expiration.js';
import { messagesOf } from './page/messages.js';

describe('the expiration of a card', () => {
  it.each([
    ['1', '1'],
    ['12', '12/'],
    ['3', '03/'],
    ['13', '01/3'],
    ['1/', '01/'],
    ['1/30', '01/30'],
    ['1230', '12/30'],
    ['330', '03/30'],
    ['12 / 30', '12/30'],
    ['12/203', '12/203'],
    ['12/2030', '12/30'],
    ['13/30', '13/30'],
    ['01/3/', '13/'],
    ['122030', '12/30'],
    ['', ''],
  ])('PY-21 OPEN-40 %s is shown as MM/YY: %s', (typed, shown) => {
    expect(shownExpiration(typed, false)).toBe(shown);
    // The shown text reads the same as the typed one.
    expect(expirationOf(shown)).toEqual(expirationOf(typed));
  });

  it('a deleted slash stays deleted', () => {
    expect(shownExpiration('12', true)).toBe('12');
  });

  it.each([
    ['', 'Enter the month and year, such as 08/29'],
    ['1', 'Select month'],
    ['12/', 'Select year'],
    ['13/30', 'Check the month'],
    ['12/203', 'Check the year'],
    ['01/20', 'This date has passed'],
    ['12/99', null],
  ])('PY-36 VL-27 %j is answered in the words of a typed field', (expiration, message) => {
    expect(messagesOf({ 'card-number': '', 'security-code': '', expiration }).expiration).toBe(message);
  });

  it('VL-27 the message names the missing half', () => {
    expect(expirationOf('')).toEqual({ month: '', year: '' });
    expect(expirationOf('12/')).toEqual({ month: '12', year: '' });
  });
});
