import { codeProblem } from '../../modules/geo/public/zip-formats.ts';
import { countryRules, withoutPostalCodes } from './country-rules.ts';

const shown = Object.entries(countryRules).flatMap(([country, { zipExample }]) =>
  zipExample ? [[country, zipExample] as const] : [],
);

describe('postal codes that are shown as an example', () => {
  it.each(shown)('VL-08, OPEN-25 %s takes its own, %s', (country, code) => {
    expect(codeProblem(code, country)).toBeNull();
    expect(codeProblem(code.replace(/[ -]/g, ''), country)).toBeNull();
  });

  it('VL-08 takes two letters in no country', () => {
    const countries = Object.keys(countryRules).filter((country) => !withoutPostalCodes.has(country));
    expect(countries.filter((country) => codeProblem('AB', country) === null)).toEqual([]);
  });
});
