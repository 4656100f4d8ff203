import type { FacilityRow } from '../../clubs/public/store.ts';
import { lineOfPlace, noteOfPlace } from './note-of-place.ts';

const kansasCity = {
  is: 'town',
  label: 'Kansas City, MO 64111',
  place: {
    country: 'US',
    city: 'Kansas City',
    state: 'MO',
    code: '64111',
    latitude: null,
    longitude: null,
    timeZone: null,
  },
} as const;
const other = (typed: string) =>
  `Zip code 64111 is in Kansas City, MO, not in ${typed}. These prices are for 64111.`;
const bare = 'These prices are for Kansas City, MO 64111. Another Kansas City? Enter its zip or postal code.';

describe('the note on a place', () => {
  it.each([
    ['Naples, FL 64111', other('Naples, FL')],
    ['naples fl 64111-1234', other('naples fl')],
    ['Kansas City, MO 64111', null],
    ['Westport, mo 64111', null],
    ['Naples 64111', null],
    ['64111', null],
    ['kansas city', bare],
    ['Kansas City, MO', null],
  ])('the note for “%s” is %p', (line, note) => {
    expect(noteOfPlace(line, kansasCity, 'club or resort')).toBe(note);
  });
});

describe('the displayed line of a place', () => {
  const pier = {
    is: 'facility',
    label: 'Fallowmere Pier, Fort Lauderdale, FL',
    facility: {} as FacilityRow,
  } as const;

  it('OPEN-01 the displayed line of a place is as typed when the listed place has another name, which the note gives', () => {
    const place = { ...pier, byOtherName: true } as const;
    expect(lineOfPlace(' Port  Everglades', place)).toBe('Port Everglades');
    expect(noteOfPlace('Port Everglades', place, 'port')).toBe(
      'We take “Port Everglades” as Fallowmere Pier, Fort Lauderdale, FL. If you mean another place, change it.',
    );
  });

  it('OPEN-01 the displayed line of a place is the full name when that was typed', () => {
    expect(lineOfPlace('fallowmere pier', pier)).toBe(pier.label);
    expect(noteOfPlace('fallowmere pier', pier, 'port')).toBeNull();
  });
});
