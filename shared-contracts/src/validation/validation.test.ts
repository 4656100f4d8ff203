import fc from 'fast-check';
import { parseTypedDate } from '../primitives/calendar-date.ts';
import { compare, comparisonOperators } from './compare.ts';
import { foldCode, foldDigits } from './fold-text.ts';
import { isContact } from './person.ts';
import { afterQuietPeriod, isQuietPeriod } from './quiet-period.ts';
import { acceptsPaste, filterAddressText, filterGenericText, filterZip } from './text-filter.ts';
import { lengthProblem } from './text-length.ts';
import { completeZip, zipProblem } from './zip.ts';

describe('postal codes', () => {
  it.each([
    ['34102', 'US', null],
    ['34102-1234', 'US', null],
    ['3410', 'US', 'zip_not_valid'],
    ['3410212345', 'US', 'zip_not_valid'],
    ['641111234', 'US', null],
    ['64111 1234', 'US', null],
    ['64111–1234', 'US', null],
    ['６４１１１', 'US', null],
    ['64111\u200b', 'US', null],
    ['K1A0B1', 'CA', null],
    ['K1A 0B1', 'CA', null],
    ['K1A0B', 'CA', 'zip_not_verified'],
    ['D02 AF30', 'IE', null],
    ['!', 'GB', 'zip_not_verified'],
    ['', 'US', null],
  ])('VL-06 VL-07 VL-08 judges %p in %s as %p', (zip, country, problem) => {
    expect(zipProblem(zip, country)).toBe(problem);
  });
});

describe('normalized codes', () => {
  it.each([
    ['641111234', 'US', '64111-1234'],
    ['64111 1234', 'US', '64111-1234'],
    ['64111–1234', 'US', '64111-1234'],
    ['64111-', 'US', '64111'],
    ['009011234', 'PR', '00901-1234'],
    ['787', 'US', '787'],
    ['k1a0b1', 'CA', 'K1A 0B1'],
    ['D02 AF30', 'IE', 'D02 AF30'],
  ])('VL-06 the code %p of %s is completed to %p', (zip, country, code) => {
    expect(completeZip(zip, country)).toBe(code);
    expect(completeZip(code, country)).toBe(code);
  });
  it('VL-13 VL-14 full-width digits, invisible characters and any dashes are read as plain ones', () => {
    expect(filterZip('６４１１１–１２３４')).toBe('64111-1234');
    expect(foldCode(' FAIR WAY\u200b25 ')).toBe('FAIRWAY25');
    expect(foldDigits('１２３ 456')).toBe('123456');
    expect(parseTypedDate('１２/24/2026')).toBe('2026-12-24');
  });
});

describe('text filters', () => {
  it('VL-12 strips an address to letters, digits and a few characters', () => {
    expect(filterAddressText("12 Señor's Way, Apt. #4 <b>/\\;:-😀")).toBe("12 Señor's Way, Apt. #4 b/\\;:-");
  });
  it.each([
    'शर्मा श्री कृष्ण',
    'ที่อยู่',
    'Nguyễn',
    'O’Brien & Sons',
    'Apt #4B',
    '221B Baker St #3',
    'Suite 200 & 201',
    'AT&T (East)',
    '115 1/2 Main St, Apt. 3-B',
    'می‌خواهم',
    'Keʻalohilani',
    'Col·legi',
    '佐藤・健',
  ])('VL-12 keeps the whole address %s', (text) => {
    expect(filterAddressText(text)).toBe(text);
  });
  it('VL-12 composes marks and folds apostrophes to one form', () => {
    expect(filterAddressText('Nguyễn'.normalize('NFD'))).toBe('Nguyễn');
    expect(filterAddressText('O‘Brien, Oʼneil')).toBe('O’Brien, O’neil');
  });
  it('VL-12 VL-14 a filtered text passes its filter unchanged, and the server accepts every contact that the page keeps', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, (typed) => {
        const kept = filterAddressText(typed);
        expect(filterAddressText(kept)).toBe(kept);
        expect(filterGenericText(filterGenericText(typed))).toBe(filterGenericText(typed));
        expect(kept.trim() === '' || isContact(kept) || /^[\p{Join_Control}\s]*$/u.test(kept)).toBe(true);
      }),
    );
  });
  it('VL-13 keeps letters, digits, hyphen and space in a zip', () => {
    expect(filterZip('D02 AF3-0_!')).toBe('D02 AF3-0');
  });
  it('VL-14 keeps unicode letters and the listed characters in generic text', () => {
    expect(filterGenericText('Größe: "XL"~ 😀 (2)!?')).toBe('Größe "XL"  (2)!?');
  });
  it('VL-15 refuses a paste with any other character', () => {
    expect([acceptsPaste('two clubs, one bag!'), acceptsPaste('clubs ⛳')]).toEqual([true, false]);
  });
  it('VL-17 distinguishes too long from too short, in visible characters', () => {
    expect([
      lengthProblem('12345678', { min: 8, max: 10 }),
      lengthProblem('1234', { min: 8, max: 10 }),
      lengthProblem('🏌'.repeat(3), { max: 2 }),
    ]).toEqual([null, 'too_short', 'too_long']);
  });
});

describe('page rules', () => {
  it('VL-40 shows no validation in the first 5 s', () => {
    expect([isQuietPeriod(4999), isQuietPeriod(5000)]).toEqual([true, false]);
  });
  it('VL-40 shows errors typed in the first 5 s when that time is over, and all others immediately', () => {
    jest.useFakeTimers();
    const show = jest.fn();
    afterQuietPeriod(show, 1000);
    jest.advanceTimersByTime(3999);
    expect(show).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(show).toHaveBeenCalledTimes(1);
    afterQuietPeriod(show, 5000);
    expect(show).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });
  it('ER-30 OPEN-67 compares by known operators and throws on any other', () => {
    expect(comparisonOperators).toEqual(['==', '===', '!=', '!==', '<', '<=', '>', '>=']);
    expect([compare(2, '<', 10), compare('2', '==', 2), compare('2', '===', 2), compare(3, '>=', 3)]).toEqual(
      [true, true, false, true],
    );
    expect(() => compare(1, '<>', 2)).toThrow(RangeError);
    expect(() => compare(1, 'toString', 2)).toThrow(RangeError);
  });
});
