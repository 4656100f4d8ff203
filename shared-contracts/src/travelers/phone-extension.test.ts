import * as fc from 'fast-check';
import { joinExtension, splitExtension } from './phone-extension.ts';

describe('the extension of a phone', () => {
  it('TR-03 survives a round trip through the text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('(239) 262-2600', '+44 20 7946 0000', '2392622600'),
        fc.stringMatching(/^\d{0,6}$/),
        (number, extension) => {
          expect(splitExtension(joinExtension(number, extension))).toEqual({ number, extension });
        },
      ),
    );
  });

  it.each([
    ['239 262 2600 x12', '239 262 2600', '12'],
    ['239 262 2600x12', '239 262 2600', '12'],
    ['239 262 2600 ext. 12', '239 262 2600', '12'],
    ['239 262 2600, Ext 12', '239 262 2600', '12'],
    ['239 262 2600;ext=12', '239 262 2600', '12'],
    ['239 262 2600 #12', '239 262 2600', '12'],
    ['239 262 2600,12', '239 262 2600', '12'],
    ['239 262 2600 Extension: 12', '239 262 2600', '12'],
    ['239 262 2600', '239 262 2600', ''],
    ['239 262 2600 x1234567', '239 262 2600 x1234567', ''],
    ['', '', ''],
  ])('TR-03 the extension of a phone is read in every notation: %s', (text, number, extension) => {
    expect(splitExtension(text)).toEqual({ number, extension });
  });

  it('TR-03 an extension without a number is dropped', () => {
    expect(joinExtension('', '12')).toBe('');
  });
});
