import { dialledCountries, isPhoneOf, judgePhone, splitPhone, storedPhone } from './phone-rules.ts';

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

  it('VL-36 reads an unknown country as the US, and a carrier’s code as its country', () => {
    expect(judgePhone('512 555 0100', 'ZZ')).toEqual({
      valid: true,
      country: null,
      written: '(512) 555-0100',
    });
    expect(judgePhone('512 555 0100', '').valid).toBe(true);
    expect(judgePhone('922 123 456', 'IC')).toMatchObject({ valid: true, written: '+34 922 12 34 56' });
  });

  it('TR-03 knows the dialing code of every country with numbers', () => {
    expect(dialledCountries().length).toBeGreaterThan(200);
    expect(dialledCountries()).toContainEqual({ code: 'GB', name: 'United Kingdom', dial: '+44' });
    expect(dialledCountries()[0]?.code).toBe('US');
  });

  it.each([
    ['ES', '+34', '912345678', '+34 912 34 56 78', '912 34 56 78'],
    ['IE', '+353', '01 679 3121', '+353 1 679 3121', '(01) 679 3121'],
    ['IT', '+39', '011 562 1234', '+39 011 562 1234', '011 562 1234'],
    ['CA', '+1', '416 555 0123', '+1 416 555 0123', '(416) 555-0123'],
    ['DK', '+45', '９１２３４５６７ ext 7', '+45 91 23 45 67 ext. 7', '91 23 45 67 ext. 7'],
  ])(
    'VL-34 stores a national number of %s as dialed from abroad, and restores it',
    (code, dial, typed, stored, number) => {
      expect(storedPhone(typed, { code, dial })).toBe(stored);
      expect(splitPhone(stored)).toEqual({ country: code, number });
      expect(storedPhone(number, { code, dial })).toBe(stored);
    },
  );

  it.each([
    ['512-555-0100', 'US', '+1', '512-555-0100'],
    ['0044 20 7946 0000', 'ES', '+34', '+44 20 7946 0000'],
    ['12', 'ES', '+34', '+34 12'],
    ['  ', 'ES', '+34', ''],
  ])('VL-34 stores "%s" typed next to %s %s as "%s"', (typed, code, dial, stored) => {
    expect(storedPhone(typed, { code, dial })).toBe(stored);
  });

  it('VL-34 a number without a country, or a text that is not a number, is kept with the country it was typed with', () => {
    expect(splitPhone('512-555-0100')).toEqual({ country: 'US', number: '512-555-0100' });
    expect(splitPhone('+34 12', 'ES')).toEqual({ country: 'ES', number: '+34 12' });
    expect(splitPhone('+1 843 555 0100', 'ES')).toEqual({ country: 'US', number: '(843) 555-0100' });
  });
});
