import type { IncidentArea } from '@sendahead/shared-contracts/console/incident-schema';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { concernsEnd, concernsStop, isInForce } from './incident.ts';
import { isInArea, type Whereabouts } from './incident-area.ts';

const paloAlto: Whereabouts = {
  country: 'US',
  zip: '94305-1234',
  state: 'CA',
  cities: ['STANFORD', 'Palo Alto'],
  latitude: 37.4236,
  longitude: -122.1619,
};
const day = calendarDate;

describe('the area of an incident', () => {
  const sanFrancisco = { latitude: 37.7749, longitude: -122.4194 };
  const cases: [string, IncidentArea, boolean][] = [
    ['everywhere', { is: 'everywhere' }, true],
    ['its state, however written', { is: 'state', country: 'US', state: 'ca' }, true],
    ['another state', { is: 'state', country: 'US', state: 'NV' }, false],
    ['a state of the same code elsewhere', { is: 'state', country: 'CO', state: 'CA' }, false],
    ['its town', { is: 'city', country: 'US', state: 'CA', city: 'Palo Alto ' }, true],
    ['the town of its zip', { is: 'city', country: 'US', state: 'CA', city: 'stanford' }, true],
    ['the same town in another state', { is: 'city', country: 'US', state: 'NV', city: 'Palo Alto' }, false],
    ['its zip alone', { is: 'zips', country: 'US', from: '94305', until: '94305' }, true],
    ['a range that ends at its zip', { is: 'zips', country: 'US', from: '94000', until: '94305' }, true],
    ['a range that ends before it', { is: 'zips', country: 'US', from: '94000', until: '94304' }, false],
    ['a range of first digits', { is: 'zips', country: 'US', from: '941', until: '943' }, true],
    ['first digits that end before it', { is: 'zips', country: 'US', from: '941', until: '942' }, false],
    ['28 miles away, within 30', { is: 'radius', country: 'US', zip: '94103', miles: 30 }, true],
    ['28 miles away, within 27', { is: 'radius', country: 'US', zip: '94103', miles: 27 }, false],
  ];
  it.each(cases)('matches or excludes a place: %s', (_, area, holds) => {
    expect(isInArea({ area, ...sanFrancisco }, paloAlto)).toBe(holds);
  });

  it('reads a territory as a US state', () => {
    const sanJuan = { ...paloAlto, country: 'PR', state: '', zip: '00901', cities: ['San Juan'] };
    const puertoRico = {
      area: { is: 'state', country: 'US', state: 'PR' },
      latitude: null,
      longitude: null,
    } as const;
    expect(isInArea(puertoRico, sanJuan)).toBe(true);
    expect(isInArea(puertoRico, { ...sanJuan, country: 'US', state: 'PR' })).toBe(true);
  });

  it('matches no place of unknown location by radius', () => {
    const area = { is: 'radius', country: 'US', zip: '94103', miles: 500 } as const;
    expect(isInArea({ area, ...sanFrancisco }, { ...paloAlto, latitude: null })).toBe(false);
  });
});

describe('an incident', () => {
  const strike = {
    area: { is: 'state', country: 'US', state: 'CA' },
    latitude: null,
    longitude: null,
    carriers: ['UPS'],
    services: [],
    club_ids: [],
    brands: [],
    first_day: day('2026-12-07'),
    last_day: day('2026-12-09'),
  } satisfies Parameters<typeof concernsEnd>[0] & Parameters<typeof concernsStop>[0];
  const ground = { date: day('2026-12-07'), carrier: 'UPS', service: 'DOMESTIC_GROUND' };

  it('an incident is in force from its first to its last day, inclusive, unless staff end it', () => {
    const span = { starts_on: day('2026-12-01'), ends_on: day('2026-12-05'), ended_at: null };
    const on = (date: string) => isInForce(span, day(date));
    expect([on('2026-11-30'), on('2026-12-01'), on('2026-12-05'), on('2026-12-06')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isInForce({ ...span, ended_at: '2026-12-02T10:00:00Z' }, day('2026-12-03'))).toBe(false);
  });

  it('affects a pickup or an arrival on its days, inclusive', () => {
    const on = (date: string) => concernsStop(strike, { ...ground, date: day(date) });
    expect([on('2026-12-06'), on('2026-12-07'), on('2026-12-09'), on('2026-12-10')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(concernsStop({ ...strike, first_day: null, last_day: null }, ground)).toBe(true);
  });

  it('affects only the carriers and services that it names', () => {
    expect(concernsStop(strike, { ...ground, carrier: 'FEDEX' })).toBe(false);
    expect(concernsStop({ ...strike, services: ['DOMESTIC_2_DAY'] }, ground)).toBe(false);
    expect(concernsStop({ ...strike, carriers: [], services: ['DOMESTIC_GROUND'] }, ground)).toBe(true);
  });

  it('affects only the brands and clubs that it names', () => {
    const end = { place: paloAlto, clubId: 3 };
    expect(concernsEnd(strike, 'golf', end)).toBe(true);
    expect(concernsEnd({ ...strike, brands: ['ski'] }, 'golf', end)).toBe(false);
    expect(concernsEnd({ ...strike, club_ids: [3, 4] }, 'golf', end)).toBe(true);
    expect(concernsEnd({ ...strike, club_ids: [4] }, 'golf', end)).toBe(false);
    expect(concernsEnd({ ...strike, club_ids: [4] }, 'golf', { ...end, clubId: null })).toBe(false);
  });
});
