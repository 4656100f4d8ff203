import { dialledCountries, isPhoneOf, judgePhone } from './phone-rules.ts';

describe('the number rules of countries', () => {
  it.each([
    ['(512) 555-0100', 'US', true],
    ['512 555 0100', 'CA', true],
    ['020 7946 0000', 'GB', true],
    ['787 555 0100', 'PR', true],
    ['+353 1 555 0100', 'US', true],
    ['+1 800 555 0100', 'GB', true],
    ['1234567890', 'US', false],
    ['+1 237 555 0100', 'US', false],
    ['512 555 0100', 'GB', false],
    ['', 'US', false],
    ['816.555.0100', 'US', true],
    ['01.23.45.67.89', 'FR', true],
    ['+1 (816) 555-0100 ext. 42', 'US', true],
    ['(816) 555-0100 x42', 'US', true],
    ['816‑555‑0100', 'US', true],
    ['８１６ ５５５ ０１００', 'US', true],
    ['912 345 678', 'ES', true],
    ['01 679 3121', 'IE', true],
    ['32 12 34 56', 'DK', true],
    ['9123 4567', 'SG', true],
    ['2123 4567', 'HK', true],
    ['912 345 678', 'PT', true],
    ['02 512 34 56', 'BE', true],
    ['551 2345', 'IS', true],
    ['12 345 67 89', 'PL', true],
    ['030 12345678', 'DE', true],
    ['201234', 'FO', true],
    ['+298 201234', 'US', true],
    ['0044 20 7946 0000', 'US', true],
    ['011 44 20 7946 0000', 'US', true],
    ['+44 (0)20 7946 0000', 'US', true],
    ['912 345 678', 'US', false],
  ])('VL-35 "%s" from %s: %s', (text, country, valid) => {
    expect(judgePhone(text, country).valid).toBe(valid);
    expect(isPhoneOf(text, country)).toBe(valid);
  });

  it('TR-03 keeps the extension in the number as it is written', () => {
    expect(judgePhone('816.555.0100 ext 42', 'US').written).toBe('(816) 555-0100 ext. 42');
  });

  it('VL-36 reads an unknown country as the United States, and a carrier’s code as the country it stands for', () => {
    expect(judgePhone('512 555 0100', 'ZZ')).toEqual({
      valid: true,
      country: null,
      written: '(512) 555-0100',
    });
    expect(judgePhone('512 555 0100', '').valid).toBe(true);
    expect(judgePhone('922 123 456', 'IC')).toMatchObject({ valid: true, written: '+34 922 12 34 56' });
  });

  it('TR-03 knows the dialling code of every country that has numbers', () => {
    expect(dialledCountries().length).toBeGreaterThan(200);
    expect(dialledCountries()).toContainEqual({ code: 'GB', dial: '+44' });
  });
});
