import fc from 'fast-check';
import { splitUnit } from './unit.ts';

describe('the unit at the end of a street', () => {
  it.each([
    ['12 Elm St Apt 4', '12 Elm St', 'Apt 4'],
    ['12 Elm St apt. 4b', '12 Elm St', 'apt. 4b'],
    ['12 Elm St #4', '12 Elm St', '#4'],
    ['12 Elm St Suite C', '12 Elm St', 'Suite C'],
    ['12 Elm St 3rd Floor', '12 Elm St', '3rd Floor'],
    ['12 Elm St Bldg 3 Apt 2', '12 Elm St', 'Bldg 3, Apt 2'],
    ['12 Unit Ave', '12 Unit Ave', ''],
    ['12 Green Room Rd', '12 Green Room Rd', ''],
    ['100 US Highway #281', '100 US Highway #281', ''],
    ['4217 Wornall Road', '4217 Wornall Road', ''],
    ['Apt 4', 'Apt 4', ''],
  ])('AD-15 splits "%s" into "%s" and "%s"', (street, line1, line2) => {
    expect(splitUnit(street)).toEqual({ line1, line2 });
  });

  it('AD-15 loses no letter or digit of any street', () => {
    const signs = (text: string) => text.replace(/[^\p{L}\d#]/gu, '');
    const word = fc.constantFrom(
      '12',
      'Elm',
      'St',
      'Apt',
      '#4',
      'Unit',
      'B',
      '3rd',
      'Floor',
      'Hwy',
      '7C',
      'Suite',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const street = words.join(' ');
        const { line1, line2 } = splitUnit(street);
        return signs(line1 + line2) === signs(street);
      }),
    );
  });
});
