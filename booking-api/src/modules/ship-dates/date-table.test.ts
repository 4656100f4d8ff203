import { testInstant } from '../../testing/test-app.ts';
import { datedServer } from './testing/dated-server.ts';

const dated = datedServer();
const { at } = dated;

const places = {
  'New York': ['US', '10001'],
  Phoenix: ['US', '85001'],
  Honolulu: ['US', '96813'],
  Guam: ['GU', '96910'],
  'San Juan': ['PR', '00901'],
  'St. John’s': ['CA', 'A1C 5M3'],
  London: ['GB', 'SW1A 1AA'],
} as const;
type PlaceName = keyof typeof places;

async function nextPickup(place: PlaceName, ship_date: string, how: string): Promise<string> {
  const [country_code, zip_code] = places[place];
  const answer = await dated.guest.send('POST', '/api/v5/calendar/next_pickup_day', {
    body: { brand: 'golf', country_code, zip_code, ship_date, dropoff: how === 'drop-off' },
  });
  return answer.json().date;
}

describe('the next possible pickup day, asked on Monday, November 23, 2026', () => {
  beforeAll(() => at(testInstant));

  it.each([
    ['today', 'New York', '2026-11-23', 'pickup', '2026-11-23'],
    ['a day that is over', 'New York', '2020-01-01', 'pickup', '2026-11-23'],
    ['the eve of Thanksgiving', 'New York', '2026-11-25', 'pickup', '2026-11-25'],
    ['Thanksgiving', 'New York', '2026-11-26', 'pickup', '2026-11-30'],
    ['the day after Thanksgiving, no driver comes', 'New York', '2026-11-27', 'pickup', '2026-11-30'],
    ['Saturday after it', 'New York', '2026-11-28', 'pickup', '2026-11-30'],
    ['Sunday after it', 'New York', '2026-11-29', 'pickup', '2026-11-30'],
    ['Thanksgiving, the counter is shut', 'New York', '2026-11-26', 'drop-off', '2026-11-27'],
    ['the day after, the counter is open', 'New York', '2026-11-27', 'drop-off', '2026-11-27'],
    ['Saturday after it', 'New York', '2026-11-28', 'drop-off', '2026-11-30'],
    ['Thanksgiving in Puerto Rico', 'San Juan', '2026-11-26', 'pickup', '2026-11-30'],
    ['an American Thanksgiving in Canada', 'St. John’s', '2026-11-26', 'pickup', '2026-11-26'],
    ['an American Thanksgiving in London', 'London', '2026-11-26', 'pickup', '2026-11-26'],
    ['December 23', 'New York', '2026-12-23', 'pickup', '2026-12-23'],
    ['Christmas Eve, no driver comes', 'New York', '2026-12-24', 'pickup', '2026-12-28'],
    ['Christmas Eve, the counter is open', 'New York', '2026-12-24', 'drop-off', '2026-12-24'],
    ['Christmas Day', 'New York', '2026-12-25', 'pickup', '2026-12-28'],
    ['Christmas Day', 'New York', '2026-12-25', 'drop-off', '2026-12-28'],
    ['December 26, a Saturday', 'New York', '2026-12-26', 'pickup', '2026-12-28'],
    ['December 27, a Sunday', 'New York', '2026-12-27', 'pickup', '2026-12-28'],
    ['December 28', 'New York', '2026-12-28', 'pickup', '2026-12-28'],
    ['December 29', 'New York', '2026-12-29', 'pickup', '2026-12-29'],
    ['December 30', 'New York', '2026-12-30', 'pickup', '2026-12-30'],
    ['New Year’s Eve', 'New York', '2026-12-31', 'pickup', '2026-12-31'],
    ['New Year’s Day, a Friday', 'New York', '2027-01-01', 'pickup', '2027-01-04'],
    ['January 2, a Saturday', 'New York', '2027-01-02', 'pickup', '2027-01-04'],
    ['Christmas Eve in Canada', 'St. John’s', '2026-12-24', 'pickup', '2026-12-24'],
    ['Christmas in Canada, Boxing Day kept on Monday', 'St. John’s', '2026-12-25', 'pickup', '2026-12-29'],
    ['New Year’s Day in Canada', 'St. John’s', '2027-01-01', 'pickup', '2027-01-04'],
    ['Christmas in London, Boxing Day kept on Monday', 'London', '2026-12-25', 'pickup', '2026-12-29'],
    ['Christmas Eve in London', 'London', '2026-12-24', 'pickup', '2026-12-24'],
    ['New Year’s Day in London', 'London', '2027-01-01', 'drop-off', '2027-01-04'],
    ['Martin Luther King Day, carriers work', 'New York', '2027-01-18', 'pickup', '2027-01-18'],
    ['Presidents’ Day, carriers work', 'New York', '2027-02-15', 'pickup', '2027-02-15'],
    ['the Sunday that summer time begins', 'New York', '2027-03-14', 'pickup', '2027-03-15'],
    ['Good Friday, American carriers work', 'New York', '2027-03-26', 'pickup', '2027-03-26'],
    ['Good Friday in London, then Easter Monday', 'London', '2027-03-26', 'pickup', '2027-03-30'],
    ['Good Friday in Canada', 'St. John’s', '2027-03-26', 'pickup', '2027-03-29'],
    ['Good Friday in Canada, the counter is shut', 'St. John’s', '2027-03-26', 'drop-off', '2027-03-29'],
    ['the early May bank holiday', 'London', '2027-05-03', 'pickup', '2027-05-04'],
    ['Victoria Day', 'St. John’s', '2027-05-24', 'pickup', '2027-05-25'],
    ['Memorial Day', 'New York', '2027-05-31', 'pickup', '2027-06-01'],
    ['Juneteenth kept on Friday, carriers work', 'New York', '2027-06-18', 'pickup', '2027-06-18'],
    ['Canada Day', 'St. John’s', '2027-07-01', 'pickup', '2027-07-02'],
    ['the Friday before July 4', 'New York', '2027-07-02', 'pickup', '2027-07-02'],
    ['Saturday, July 3', 'New York', '2027-07-03', 'pickup', '2027-07-06'],
    ['July 4 on a Sunday', 'New York', '2027-07-04', 'pickup', '2027-07-06'],
    ['July 5, on which it is kept', 'New York', '2027-07-05', 'pickup', '2027-07-06'],
    ['July 5, at the counter', 'New York', '2027-07-05', 'drop-off', '2027-07-06'],
    ['July 5 in Guam', 'Guam', '2027-07-05', 'pickup', '2027-07-06'],
    ['Labor Day', 'New York', '2027-09-06', 'pickup', '2027-09-07'],
    ['Veterans Day, carriers work', 'New York', '2027-11-11', 'pickup', '2027-11-11'],
    ['Christmas 2027, a Saturday: the eve is a Friday', 'New York', '2027-12-24', 'pickup', '2027-12-27'],
    ['leap day', 'New York', '2028-02-29', 'pickup', '2028-02-29'],
  ] as const)('EP-33 TL-11: %s in %s (%s, by %s) is %s', async (_what, place, date, how, expected) => {
    expect(await nextPickup(place, date, how)).toBe(expected);
  });
});

describe('the cut-off of the day', () => {
  it.each([
    ['New York, a second before four', '2026-11-23T20:59:59Z', 'New York', 'pickup', '2026-11-23'],
    ['New York, four o’clock', '2026-11-23T21:00:00Z', 'New York', 'pickup', '2026-11-24'],
    ['New York, a second before six', '2026-11-23T22:59:59Z', 'New York', 'drop-off', '2026-11-23'],
    ['New York, six o’clock', '2026-11-23T23:00:00Z', 'New York', 'drop-off', '2026-11-24'],
    ['New York, one second to midnight', '2026-11-24T04:59:59Z', 'New York', 'pickup', '2026-11-24'],
    ['the eve of Thanksgiving at four', '2026-11-25T21:00:00Z', 'New York', 'pickup', '2026-11-30'],
    ['the eve of Thanksgiving at six', '2026-11-25T23:00:00Z', 'New York', 'drop-off', '2026-11-27'],
    ['December 23 at four', '2026-12-23T21:00:00Z', 'New York', 'pickup', '2026-12-28'],
    ['New Year’s Eve at four', '2026-12-31T21:00:00Z', 'New York', 'pickup', '2027-01-04'],
    ['Honolulu, a second before one', '2026-11-23T22:59:59Z', 'Honolulu', 'pickup', '2026-11-23'],
    ['Honolulu, one o’clock', '2026-11-23T23:00:00Z', 'Honolulu', 'pickup', '2026-11-24'],
    [
      'Honolulu, Monday while it is Tuesday in New York',
      '2026-11-24T05:30:00Z',
      'Honolulu',
      'pickup',
      '2026-11-24',
    ],
    ['Guam, Tuesday while it is Monday in New York', '2026-11-23T15:00:00Z', 'Guam', 'pickup', '2026-11-24'],
    ['Guam, a second before one', '2026-11-24T02:59:59Z', 'Guam', 'pickup', '2026-11-24'],
    ['Guam, one o’clock', '2026-11-24T03:00:00Z', 'Guam', 'pickup', '2026-11-25'],
    ['Guam, Saturday while it is Friday in New York', '2026-12-04T15:00:00Z', 'Guam', 'pickup', '2026-12-07'],
    ['Newfoundland, a second before three', '2026-11-23T18:29:59Z', 'St. John’s', 'pickup', '2026-11-23'],
    ['Newfoundland, three o’clock', '2026-11-23T18:30:00Z', 'St. John’s', 'pickup', '2026-11-24'],
    ['Newfoundland, half an hour into Tuesday', '2026-11-24T04:00:00Z', 'St. John’s', 'pickup', '2026-11-24'],
    ['London in winter, a second before four', '2026-11-23T15:59:59Z', 'London', 'pickup', '2026-11-23'],
    ['London in winter, four o’clock', '2026-11-23T16:00:00Z', 'London', 'pickup', '2026-11-24'],
    ['London in summer, a second before four', '2027-06-15T14:59:59Z', 'London', 'pickup', '2027-06-15'],
    ['London in summer, four o’clock', '2027-06-15T15:00:00Z', 'London', 'pickup', '2027-06-16'],
    ['Phoenix keeps no summer time', '2027-07-06T22:59:59Z', 'Phoenix', 'pickup', '2027-07-06'],
    ['Phoenix at four', '2027-07-06T23:00:00Z', 'Phoenix', 'pickup', '2027-07-07'],
    ['the Friday before summer time', '2027-03-12T20:59:59Z', 'New York', 'pickup', '2027-03-12'],
    [
      'the Monday after it, an hour earlier by UTC',
      '2027-03-15T20:00:00Z',
      'New York',
      'pickup',
      '2027-03-16',
    ],
    ['the Friday before winter time', '2026-10-30T20:00:00Z', 'New York', 'pickup', '2026-11-02'],
    ['the hour that comes twice', '2026-11-01T06:30:00Z', 'New York', 'pickup', '2026-11-02'],
    ['the Monday after winter time', '2026-11-02T20:59:59Z', 'New York', 'pickup', '2026-11-02'],
  ] as const)('OPEN-48 TL-11: %s (%s)', async (_what, instant, place, how, expected) => {
    await at(instant);
    expect(await nextPickup(place, '2026-10-01', how)).toBe(expected);
  });
});

describe('the next day on which a destination receives', () => {
  beforeAll(() => at(testInstant));

  it.each([
    ['one day on', '94103', '2026-11-24', 1, 1, '2026-11-25'],
    ['over Thanksgiving', '94103', '2026-11-25', 1, 1, '2026-11-27'],
    ['over Thanksgiving, two days', '94103', '2026-11-24', 1, 2, '2026-11-27'],
    ['over Thanksgiving and the weekend', '94103', '2026-11-24', 1, 3, '2026-11-30'],
    ['no transit, from a Saturday', '94103', '2026-11-28', 1, 0, '2026-11-30'],
    ['to Christmas Eve, which delivers', '94103', '2026-12-23', 1, 1, '2026-12-24'],
    ['over Christmas', '94103', '2026-12-24', 1, 1, '2026-12-28'],
    ['over New Year', '94103', '2026-12-31', 1, 1, '2027-01-04'],
    ['by UPS to New Year’s Eve, which delivers', '94103', '2026-12-30', 11, 1, '2026-12-31'],
    ['over July 4, kept on Monday', '94103', '2027-07-02', 1, 1, '2027-07-06'],
    ['to Toronto on Thanksgiving Thursday', 'M5V 3L9', '2026-11-25', 1, 1, '2026-11-26'],
    ['to Toronto over Boxing Day', 'M5V 3L9', '2026-12-24', 1, 1, '2026-12-29'],
    ['to London over Christmas', 'SW1A 1AA', '2026-12-24', 1, 1, '2026-12-29'],
    ['to London over Easter', 'SW1A 1AA', '2027-03-25', 1, 1, '2027-03-30'],
    ['to Dublin over St Patrick’s Day', 'D02 AF30', '2027-03-16', 1, 1, '2027-03-18'],
    ['to a club that is shut on Mondays', '1', '2026-11-25', 1, 2, '2026-12-01'],
    ['from New Year’s Eve to a Monday', '10001', '2027-12-31', 1, 1, '2028-01-03'],
  ] as const)('EP-32: %s (to %s)', async (_what, destination, ship_date, level, transit_days, date) => {
    const answer = await dated.guest.send('POST', '/api/v5/calendar/next_available_day', {
      body: { origin: '10001', destination, ship_date, carrier_service_level_id: level, transit_days },
    });
    expect(answer.json()).toEqual({ date });
  });
});

describe('the ship date of a club that is closed on Mondays', () => {
  it.each([
    ['Monday morning', '2026-11-23T15:00:00Z', '2026-11-24'],
    ['Tuesday before four', '2026-11-24T20:59:59Z', '2026-11-24'],
    ['Tuesday at four', '2026-11-24T21:00:00Z', '2026-11-25'],
    ['the eve of Thanksgiving at four, Monday shut', '2026-11-25T21:00:00Z', '2026-12-01'],
    ['December 23 at four, Monday shut', '2026-12-23T21:00:00Z', '2026-12-29'],
    ['July 3, Monday a holiday and shut', '2027-07-03T15:00:00Z', '2027-07-06'],
  ])('EP-29: %s', async (_what, instant, date) => {
    await at(instant);
    expect((await dated.guest.send('GET', '/api/v5/calendar/1/ship_date')).json()).toEqual({ date });
  });

  it('EP-29 answers no_working_day for a club that is never open', async () => {
    await at(testInstant);
    await dated.server.context.db
      .updateTable('facilities')
      .set({ closed_weekdays: [1, 2, 3, 4, 5] })
      .where('id', '=', 2)
      .execute();
    const answer = await dated.guest.send('GET', '/api/v5/calendar/2/ship_date');
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'no_working_day']);
    const body = { brand: 'golf', country_code: 'US', ship_date: '2026-11-24', facility_id: 2 };
    expect((await dated.guest.send('POST', '/api/v5/calendar/next_pickup_day', { body })).statusCode).toBe(
      422,
    );
    const cutOff = { club_id: 2, country_code: 'US', zip: '10001' };
    expect((await dated.guest.send('POST', '/api/cut_off_times', { body: cutOff })).statusCode).toBe(422);
  });
});

describe('unavailable days', () => {
  const lists = new Map<string, string[]>();
  beforeAll(() => at(testInstant));

  it.each([
    ['US', {}, '2026-11-26', true],
    ['US', {}, '2026-11-27', true],
    ['US', {}, '2026-11-28', true],
    ['US', {}, '2026-11-30', false],
    ['US', {}, '2026-12-24', true],
    ['US', {}, '2026-12-28', false],
    ['US', {}, '2026-12-31', false],
    ['US', {}, '2027-01-01', true],
    ['US', {}, '2027-07-05', true],
    ['US', {}, '2027-07-06', false],
    ['US', { dropoff: 'true' }, '2026-11-27', false],
    ['US', { dropoff: 'true' }, '2026-12-24', false],
    ['US', { direction: 'inbound' }, '2026-11-27', false],
    ['US', { direction: 'inbound' }, '2026-11-26', true],
    ['US', { carrier_name: 'UPS' }, '2026-12-31', true],
    ['US', { carrier_name: 'UPS', dropoff: 'true' }, '2026-12-31', false],
    ['GU', {}, '2026-11-26', true],
    ['CA', {}, '2026-11-26', false],
    ['CA', {}, '2026-12-28', true],
    ['GB', {}, '2026-12-28', true],
    ['GB', {}, '2026-12-29', false],
    ['GB', {}, '2026-11-26', false],
  ] as const)('EP-34: %s %j on %s', async (country_code, more, date, closed) => {
    const key = JSON.stringify([country_code, more]);
    const list: string[] =
      lists.get(key) ??
      (
        await dated.guest.send('GET', '/api/v5.1/calendar/unavailable_days', {
          query: { country_code, ...more },
        })
      ).json();
    lists.set(key, list);
    expect(list.includes(date)).toBe(closed);
  });
});
