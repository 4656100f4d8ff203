import { military, zipCodeRows } from './zip-codes.ts';
import { zonesOfState } from './zones-of-states.ts';

const rows = zipCodeRows().filter(({ country }) => country !== 'GB');
const codeOf = ({ country, code }: { country: string; code: string }) => `${country} ${code}`;
const placeOf = (country: string, code: string) =>
  rows.find((row) => row.country === country && row.code === code);

/** US codes west of the date line. */
const farWest = new Set(['FM', 'GU', 'MH', 'MP', 'PW']);

describe('the codes of the US and Canada', () => {
  it('AD-19 the codes of the US and Canada have coordinates, except military ones, and a time zone', () => {
    const nowhere = rows.filter(
      (row) =>
        !military.has(row.state) && (row.latitude === null || row.longitude === null || !row.time_zone),
    );
    expect(nowhere.map(codeOf)).toEqual([]);
  });

  it('AD-19 zip codes are within their country', () => {
    const outside = rows
      .filter((row) => row.latitude !== null && row.longitude !== null)
      .filter(({ country, code, state, latitude, longitude }) => {
        const [north, east] = [latitude ?? 0, longitude ?? 0];
        if (country === 'CA') return north < 41 || north > 84 || east < -142 || east > -52;
        // Wake Island counts as Hawaii.
        if (farWest.has(state) || code === '96898') return east < 130 || north < 0;
        return east > -64 || east < -180 || north > 72 || (state === 'AS' ? north > -10 : north < 17);
      });
    expect(outside.map(codeOf)).toEqual([]);
  });

  it('OPEN-48 the codes of the US and Canada have a time zone of their state', () => {
    const foreign = rows
      .filter((row) => row.time_zone !== null)
      .filter(({ country, state, time_zone }) => !zonesOfState(country, state)?.includes(time_zone ?? ''));
    expect(foreign.map(codeOf)).toEqual([]);
  });

  it.each([
    ['US', '96799', 'Pacific/Pago_Pago'],
    ['US', '10200', 'America/New_York'],
    ['US', '96910', 'Pacific/Guam'],
    ['US', '86515', 'America/Denver'],
    ['CA', 'V0N', 'America/Vancouver'],
    ['CA', 'E3C', 'America/Moncton'],
    ['CA', 'K0H', 'America/Toronto'],
    ['CA', 'P9N', 'America/Winnipeg'],
  ])('OPEN-48 %s %s has %s', (country, code, zone) => {
    expect(placeOf(country, code)?.time_zone).toBe(zone);
  });

  it('AD-19 10200 is in New York', () => {
    expect(placeOf('US', '10200')).toMatchObject({ latitude: 40.77, longitude: -73.95 });
  });
});
