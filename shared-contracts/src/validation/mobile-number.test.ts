import { mobileNumber } from './mobile-number.ts';

describe('a number that gets text messages', () => {
  it.each([
    ['816 555 0100', '+18165550100', '+1 816 555 0100'],
    ['+1 (816) 555-0100', '+18165550100', '+1 816 555 0100'],
    ['1-416-555-0123', '+14165550123', '+1 416 555 0123'],
    ['８１６ ５５５ ０１００', '+18165550100', '+1 816 555 0100'],
  ])('OR-09 reads "%s" as %s', (text, e164, spoken) => {
    expect(mobileNumber(text)).toEqual({ e164, spoken });
  });

  it.each(['', '816 555', '800 555 0100', '900 555 0100', '787 555 0100', '+44 7400 123456', 'my phone'])(
    'OR-09 refuses "%s": incomplete, not mobile, or abroad',
    (text) => {
      expect(mobileNumber(text)).toBeUndefined();
    },
  );
});
