import { countryName } from '@sendahead/shared-contracts/geo/country-name';
import { startPerFile } from '../../../testing/server-per-file.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { centralCodes } from './central-codes.ts';
import { findTypedPlace } from './find-typed-place.ts';
import { findPlaceAbroad } from './place-abroad.ts';
import { findPlacesLike } from './places-like.ts';

const server = startPerFile(startTestApp);
const labelOf = async (text: string, brand = 'golf') =>
  (await findTypedPlace(server.context.db, text, brand))?.label ?? null;

describe('a line that names a place', () => {
  it.each([
    ['64111', 'Kansas City, MO 64111'],
    ['64111-1234', 'Kansas City, MO 64111'],
    ['Kansas City, MO 64111', 'Kansas City, MO 64111'],
    ['naples, fl', 'Naples, FL'],
    ['Naples FL', 'Naples, FL'],
    ['M5V 2T6', 'Toronto, ON M5V 2T6'],
    ['Paris, France', 'Paris, France'],
    ['Vierzon, France', null],
    ['18100 vierzon, france', 'Vierzon, France 18100'],
    ['McKinney, TX', 'McKinney, TX'],
    ['Mont-Tremblant, QC J8E 1T1', 'Mont-Tremblant, QC J8E 1T1'],
    ['75002 Paris, France', 'Paris, France 75002'],
    ['Paris, France 75002', 'Paris, France 75002'],
    ['Naples, Italy 80121', 'Naples, Italy 80121'],
    ['75002, France', null],
    ['London, UK', 'London, United Kingdom'],
    ['london england', 'London, United Kingdom'],
    ['St. Andrews, Scotland, UK', 'St Andrews, United Kingdom'],
    ['Sydney, NSW, Australia', 'Sydney, Australia'],
    ['munich, germany', 'Munich, Germany'],
    ['Cancun, Mexico', 'Cancún, Mexico'],
    ['Mexico City, Mexico', 'Mexico City, Mexico'],
    ['Dublin, Ireland', 'Dublin, Ireland'],
    ['Tokyo, Japan', 'Tokyo, Japan'],
    ['London', null],
    ['Munich', null],
    ['Cannes', 'Cannes, France'],
    ['10 Downing Street, London, UK', 'London, United Kingdom'],
    ['calgary', 'Calgary, AB'],
    ['Toronto', null],
    ['vail', 'Vail, CO 81657'],
    ['Vail, AZ', 'Vail, AZ 85641'],
    ['Breckenridge', 'Breckenridge, CO 80424'],
    ['jackson hole', 'Jackson, WY 83001'],
    ['Toronto, OH', 'Toronto, OH 43964'],
    ['Vancouver, WA', 'Vancouver, WA'],
    ['Toronto, Canada', 'Toronto, ON'],
    ['Toronto, ON', 'Toronto, ON'],
    ['Vancouver BC', 'Vancouver, BC'],
    ['banff', 'Banff, AB'],
    ['SW1A 2HQ', 'London, United Kingdom SW1A 2HQ'],
    ['Sydney 2000, Australia', 'Sydney, NSW 2000, Australia'],
    ['Kansas City, MO 64111, USA', 'Kansas City, MO 64111'],
    ['Atlanta, Georgia', 'Atlanta, GA'],
    ['Newark, New Jersey', 'Newark, NJ'],
    ['10 Main St, Boston', 'Boston, MA'],
    ['350 W 31st St, New York, NY', 'New York, NY'],
    ['10 Main St, Nowheretown', null],
    ['Hampton Inn Pinehurst', null],
    ['Hampton Inn Pinehurst, NC', 'Pinehurst, NC'],
    ['The Grand, Palm Desert, California', 'Palm Desert, CA'],
    ['Hotel Adlon, Berlin, Germany', 'Berlin, Germany'],
    ['Hotel Nowhere, Vierzon, France', null],
    ['heronsway golf club', 'Heronsway Golf Club, Pinehurst, NC'],
    ['Heronsway Golf Club, Pinehurst, NC', 'Heronsway Golf Club, Pinehurst, NC'],
    ['Heronsway Golf Club, Boston', null],
    ['00000', null],
    ['zz', null],
    ['', null],
    ['nowhere at all', null],
  ])('reads %s as %s', async (text, label) => {
    expect(await labelOf(text)).toBe(label);
  });

  it.each([
    ['Port of Miami', 'Heronsway Cruise Terminal, Miami, FL'],
    ['port of miami, FL', 'Heronsway Cruise Terminal, Miami, FL'],
    ['PortMiami', 'Heronsway Cruise Terminal, Miami, FL'],
    ['Miami cruise terminal', 'Heronsway Cruise Terminal, Miami, FL'],
    ['Cruise port of Miami', 'Heronsway Cruise Terminal, Miami, FL'],
    ['Heronsway Cruise Terminal', 'Heronsway Cruise Terminal, Miami, FL'],
    ['Port of Miami, OK', null],
    ['Port of Nowhere', null],
  ])('MD-09 finds a cruise terminal by its port: %s is %s', async (text, label) => {
    expect(await labelOf(text, 'cruise')).toBe(label);
    expect(await labelOf(text, 'golf')).toBeNull();
  });

  it('MD-09 finds ports that are named after a town other than their terminals’', async () => {
    expect(await labelOf('Port Everglades', 'cruise')).toMatch(/, Fort Lauderdale, FL$/);
    expect(await labelOf('Port of Los Angeles', 'cruise')).toMatch(/, San Pedro, CA$/);
  });

  it('MD-09 reports whether the line was the facility’s name', async () => {
    const { db } = server.context;
    const other = async (text: string) => {
      const found = await findTypedPlace(db, text, 'cruise');
      return found?.is === 'facility' && found.byOtherName;
    };
    expect(await other('Port of Miami')).toBe(true);
    expect(await other('Heronsway Cruise')).toBe(true);
    expect(await other('Heronsway Cruise Terminal')).toBeUndefined();
    expect(await other('Heronsway Cruise Terminal, Miami, FL')).toBeUndefined();
  });

  it('MD-09 chooses no terminal in a port with several, and offers all', async () => {
    const { db } = server.context;
    const second = await db
      .selectFrom('facilities')
      .selectAll()
      .where('name', '=', 'Heronsway Cruise Terminal')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('facilities')
      .set({ city: second.city, state: second.state, zip: second.zip })
      .where('city', '=', 'Galveston')
      .where('kind', '=', 'port')
      .execute();
    expect(await labelOf('Port of Miami', 'cruise')).toBeNull();
    const likes = await findPlacesLike(db, 'Port of Miami', 'cruise');
    expect(likes.map(({ line }) => line)).toEqual([
      'Heronsway Cruise Terminal, Miami, FL',
      expect.stringMatching(/, Miami, FL$/),
    ]);
  });

  it('AD-43 offers the largest town of a name first', async () => {
    const { db } = server.context;
    const [first] = await findPlacesLike(db, 'miami cruise', 'golf');
    expect(first?.label).toMatch(/^Miami, FL/);
    const [denver] = await findPlacesLike(db, 'denver hotel', 'golf');
    expect(denver?.label).toMatch(/^Denver, CO/);
  });

  it('reads a displayed place back when it is typed again', async () => {
    for (const text of [
      'Boston, MA',
      'Aspen, CO',
      'Coeur D Alene, ID',
      'heronsway',
      'M5V 2T6',
      '10115 Berlin, Germany',
      'Sydney 2000, Australia',
      '00184 Roma, Italy',
      'London, UK',
      'Toronto, ON',
      'Tokyo, Japan',
      'Sydney, NSW, Australia',
      'munich, germany',
    ]) {
      const label = await labelOf(text);
      expect([text, await labelOf(label ?? '')]).toEqual([text, label]);
    }
  });

  it('AD-31 gives each large town abroad a code of its country, and shows it with the town', async () => {
    for (const { country, city, code } of centralCodes) {
      const found = await findPlaceAbroad(server.context.db, `${city}, ${countryName(country)}`);
      expect([country, city, found]).toMatchObject([country, city, { place: { country, code } }]);
    }
  });

  it('AD-31 AD-50 distinguishes a code that no one entered from one that was entered', async () => {
    const { db } = server.context;
    for (const [text, isByTown] of [
      ['London, UK', true],
      ['Toronto, ON', true],
      ['10 Downing Street, London, UK', true],
      ['London SW1A 2HQ, UK', undefined],
      ['75001 Paris, France', undefined],
      ['M5V 2T6', undefined],
      ['Boston, MA', true],
      ['Boston, MA 02108', undefined],
      // The town has a single code.
      ['Vail, AZ', undefined],
    ] as const) {
      const found = await findTypedPlace(db, text, 'travel');
      expect([text, found?.is, found && 'byTown' in found ? found.byTown : undefined]).toEqual([
        text,
        'town',
        isByTown,
      ]);
    }
  });

  it('AD-31 puts the city abroad, with its country, first among towns of the same name', async () => {
    const { db } = server.context;
    const [first, second] = await findPlacesLike(db, 'London', 'travel');
    expect(first).toEqual({ label: 'London, United Kingdom', line: 'London, United Kingdom' });
    expect(second?.label).toMatch(/^London, [A-Z]{2} \d{5}$/);
    expect((await findPlacesLike(db, 'Paris', 'travel'))[0]?.label).toBe('Paris, France');
    expect((await findPlacesLike(db, 'Toronto', 'travel'))[0]?.label).toBe('Toronto, ON');
  });

  it('AD-34 a text that several names contain names none of them, and all are offered', async () => {
    const { db } = server.context;
    const named = async (text: string) => (await findTypedPlace(db, text, 'schools'))?.label ?? null;
    expect(await named('coll')).toBeNull();
    const likes = await findPlacesLike(db, 'coll', 'schools');
    expect(likes.length).toBeGreaterThan(1);
    const [first] = likes;
    expect(await named(first?.line ?? '')).toBe(first?.label);
  });

  it('names no facility of another brand', async () => {
    expect(await labelOf('Heronsway Golf Club', 'ski')).toBeNull();
  });
});
