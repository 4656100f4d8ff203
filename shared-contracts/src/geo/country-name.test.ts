import { countryName, spokenCountry } from './country-name.ts';

describe('the name of a country', () => {
  it('the name of a country is its English name, and text that names no country is unchanged', () => {
    expect(['GB', 'IE', 'US', 'QX', 'Ireland', ''].map(countryName)).toEqual([
      'United Kingdom',
      'Ireland',
      'United States',
      'QX',
      'Ireland',
      '',
    ]);
  });

  it('the name of a country has its article within a sentence', () => {
    expect(['GB', 'IE', 'US', 'NL', 'KY', 'DO', 'MX'].map(spokenCountry)).toEqual([
      'the United Kingdom',
      'Ireland',
      'the United States',
      'the Netherlands',
      'the Cayman Islands',
      'the Dominican Republic',
      'Mexico',
    ]);
  });
});
