import { countryNamed, isOffered, type LineCountries } from './offered-lines.ts';

const line: LineCountries = {
  domestic_enabled: true,
  international_enabled: true,
  domestic_countries: ['US', 'GB'],
  disabled_origin_countries: [],
  disabled_destination_countries: [],
};

describe('TR-17 a line between two countries', () => {
  it.each([
    ['US', 'US', {}, true],
    ['GB', 'GB', {}, true],
    ['FR', 'FR', {}, false],
    ['US', 'US', { domestic_enabled: false }, false],
    ['US', 'GB', {}, true],
    ['US', 'GB', { international_enabled: false }, false],
    ['GB', 'GB', { international_enabled: false }, true],
    ['CU', 'US', { disabled_origin_countries: ['CU'] }, false],
    ['US', 'CU', { disabled_origin_countries: ['CU'] }, true],
    ['US', 'CU', { disabled_destination_countries: ['CU'] }, false],
    ['CU', 'US', { disabled_destination_countries: ['CU'] }, true],
    ['GB', 'GB', { disabled_origin_countries: ['GB'] }, false],
  ])('a line from %s to %s, %j: %s', (origin, destination, change, offered) => {
    expect(isOffered({ ...line, ...change }, origin, destination)).toBe(offered);
  });

  it.each([
    ['US', 'PR'],
    ['PR', 'US'],
    ['GU', 'GU'],
    ['VI', 'MP'],
  ])('a line from %s to %s ships at home only', (origin, destination) => {
    expect(isOffered({ ...line, international_enabled: false }, origin, destination)).toBe(true);
    expect(isOffered({ ...line, domestic_enabled: false }, origin, destination)).toBe(false);
  });

  it('an unknown country does not exclude a line, but a known one may', () => {
    const closed = {
      ...line,
      domestic_enabled: false,
      international_enabled: false,
      disabled_origin_countries: ['CU'],
    };
    expect(isOffered(closed, '', 'US')).toBe(true);
    expect(isOffered(closed, 'US', '')).toBe(true);
    expect(isOffered(closed, 'CU', '')).toBe(false);
  });

  it('a territory is identified by its state', () => {
    expect(countryNamed({ country: 'US', state: 'PR' })).toBe('PR');
    expect(countryNamed({ country: 'US', state: 'NY' })).toBe('US');
    expect(countryNamed({ country: 'CA', state: 'PR' })).toBe('CA');
  });
});
