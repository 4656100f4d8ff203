import { zipProblem } from '@sendahead/shared-contracts/validation/zip';
import { countryRules } from './country-rules.ts';

const shown = Object.entries(countryRules).flatMap(([country, { zipExample }]) =>
  zipExample ? [[country, zipExample] as const] : [],
);

describe('example postal codes', () => {
  it.each(shown)('VL-08, OPEN-25 example postal codes of %s are valid there: %s', (country, code) => {
    expect(zipProblem(code, country)).toBeNull();
    expect(zipProblem(code.replace(/[ -]/g, ''), country)).toBeNull();
  });

  it('VL-08 postal codes of two letters are valid in no country', () => {
    expect(shown.filter(([country]) => zipProblem('AB', country) === null)).toEqual([]);
  });
});
