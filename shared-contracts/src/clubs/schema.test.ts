import { missable, takes, wronglyTaken } from '../factories/judge.ts';
import { clubInfo, facility } from '../factories/places.ts';
import { clubInfoSchema, facilitySchema } from './schema.ts';

describe('a club in the API', () => {
  it('EN-03 a club has its flags, address and closed days, all of them', () => {
    expect(takes(facilitySchema, facility())).toBe(true);
    expect(missable(facilitySchema, facility())).toEqual([]);
  });

  it('EN-03 a club refuses a flag that is not true or false, and a closed date that is not a date', () => {
    const wrong = {
      id: '7',
      preferred: 1,
      geo_zip_enabled: 'true',
      has_fedex_ground_pickup: null,
      free_1000_insurance: 0,
      closed_monday: 'monday',
      closed_friday: null,
      closed_dates: ['2026-02-30'],
      ship_to_address: { zip: '34102' },
    };
    expect(wronglyTaken(facilitySchema, facility(), wrong)).toEqual([]);
  });

  it('EP-12 a club comes with carriers and sessions', () => {
    expect(missable(clubInfoSchema, clubInfo())).toEqual([]);
    const wrong = {
      club_sessions: [{ id: 1, name: 'June' }],
      logistics_provider: 'FedEx',
      pickup_carriers: ['UPS'],
    };
    expect(wronglyTaken(clubInfoSchema, clubInfo(), wrong)).toEqual([]);
  });
});
