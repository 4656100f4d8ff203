import { holidaysOfYear } from './carrier-holidays.ts';
import { carrierRules } from './carrier-rules.ts';

const holidays = (carrier: string, country: string, year: number) => {
  const rules = carrierRules.find((entry) => entry.carrier === carrier && entry.country === country);
  if (!rules) throw new Error('no such calendar');
  return Object.fromEntries(holidaysOfYear(rules, year).map(({ date, name }) => [name, date]));
};

describe('carrier holidays', () => {
  it('EP-35 carrier holidays are the days without carrier service, and not federal holidays with service', () => {
    expect(holidays('FEDEX', 'US', 2026)).toEqual({
      "New Year's Day": '2026-01-01',
      'Memorial Day': '2026-05-25',
      'Independence Day': '2026-07-04',
      'Labor Day': '2026-09-07',
      'Thanksgiving Day': '2026-11-26',
      'Day after Thanksgiving': '2026-11-27',
      'Christmas Eve': '2026-12-24',
      'Christmas Day': '2026-12-25',
    });
  });

  it('EP-35 carrier holidays move from Sunday to Monday, and include Boxing Day in addition to Christmas', () => {
    expect(holidays('FEDEX', 'US', 2027)['Independence Day']).toBe('2027-07-05');
    expect(holidays('FEDEX', 'CA', 2027)).toMatchObject({
      'Christmas Day': '2027-12-27',
      'Boxing Day': '2027-12-28',
    });
    expect(holidays('FEDEX', 'CA', 2026)).toMatchObject({
      'Victoria Day': '2026-05-18',
      'Boxing Day': '2026-12-28',
    });
  });

  it.each([
    [2025, '2025-04-18'],
    [2026, '2026-04-03'],
    [2027, '2027-03-26'],
    [2028, '2028-04-14'],
    [2035, '2035-03-23'],
    [2038, '2038-04-23'],
  ])(
    'EP-35 carrier holidays include Good Friday of %s for both carriers of Canada, and none of the United States',
    (year, day) => {
      for (const carrier of ['FEDEX', 'UPS']) {
        expect(holidays(carrier, 'CA', year)['Good Friday']).toBe(day);
        expect(holidays(carrier, 'US', year)['Good Friday']).toBeUndefined();
      }
    },
  );

  it('EP-35 carrier holidays include Canada’s holidays of a year', () => {
    expect(holidays('FEDEX', 'CA', 2027)).toEqual({
      "New Year's Day": '2027-01-01',
      'Good Friday': '2027-03-26',
      'Victoria Day': '2027-05-24',
      'Canada Day': '2027-07-01',
      'Labour Day': '2027-09-06',
      'Thanksgiving Day': '2027-10-11',
      'Christmas Day': '2027-12-27',
      'Boxing Day': '2027-12-28',
    });
  });
});
