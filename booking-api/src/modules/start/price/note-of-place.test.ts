import type { FacilityRow } from '../../clubs/public/store.ts';
import { lineOfPlace, noteOfPlace, notesOfPlaces } from './note-of-place.ts';

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
    expect(noteOfPlace({ line, place: kansasCity }, 'club or resort')).toBe(note);
  });
});

describe('the notes on both ends of a trip', () => {
  const end = (line: string, byTown = true) => ({
    line,
    place: { ...kansasCity, label: line, ...(byTown ? { byTown } : {}) } as const,
  });
  const notes = (from: string, to: string) => notesOfPlaces(end(from), end(to), 'club');

  it('AD-50 two towns without their codes share a note, which names both', () => {
    expect(notes('Denver, CO', 'Miami, FL')).toEqual([
      'These prices are for the centers of Denver, CO and Miami, FL. The booking asks for each zip code.',
    ]);
  });
  it('AD-50 one town without its code has its own note, and a town with it none', () => {
    expect(notesOfPlaces(end('Denver, CO'), end('Kansas City, MO 64111', false), 'club')).toEqual([
      'These prices are for the center of Denver, CO. The booking asks for the zip code.',
    ]);
    expect(notesOfPlaces(null, end('Miami, FL'), 'club')).toHaveLength(1);
    expect(notes('Kansas City', 'Miami, FL')).toHaveLength(2);
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
    expect(noteOfPlace({ line: 'Port Everglades', place: place }, 'port')).toBe(
      'We take “Port Everglades” as Fallowmere Pier, Fort Lauderdale, FL. If you mean another place, change it.',
    );
  });

  it('OPEN-01 the displayed line of a place is the full name when that was typed', () => {
    expect(lineOfPlace('fallowmere pier', pier)).toBe(pier.label);
    expect(noteOfPlace({ line: 'fallowmere pier', place: pier }, 'port')).toBeNull();
  });
});
