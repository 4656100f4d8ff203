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
  ])('VL-35 "%s" from %s: %s', (text, country, valid) => {
    expect(judgePhone(text, country).valid).toBe(valid);
    expect(isPhoneOf(text, country)).toBe(valid);
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
