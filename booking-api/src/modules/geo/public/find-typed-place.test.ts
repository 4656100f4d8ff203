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
    ['naples, fl', 'Naples, FL 34101'],
    ['Naples FL', 'Naples, FL 34101'],
    ['M5V 2T6', 'Toronto, ON M5V 2T6'],
    ['Paris, France', 'Paris, France 75001'],
    ['Vierzon, France', null],
    ['18100 vierzon, france', 'Vierzon, France 18100'],
    ['McKinney, TX', 'McKinney, TX 75069'],
    ['Mont-Tremblant, QC J8E 1T1', 'Mont-Tremblant, QC J8E 1T1'],
    ['75002 Paris, France', 'Paris, France 75002'],
    ['Paris, France 75002', 'Paris, France 75002'],
    ['Naples, Italy 80121', 'Naples, Italy 80121'],
    ['75002, France', null],
    ['London, UK', 'London, United Kingdom WC2N 5DN'],
    ['london england', 'London, United Kingdom WC2N 5DN'],
    ['St. Andrews, Scotland, UK', 'St Andrews, United Kingdom KY16 9JD'],
    ['Sydney, NSW, Australia', 'Sydney, NSW 2000, Australia'],
    ['munich, germany', 'München, Germany 80331'],
    ['Cancun, Mexico', 'Cancún, Mexico 77500'],
    ['Mexico City, Mexico', 'Mexico City, Mexico 06000'],
    ['Dublin, Ireland', 'Dublin, Ireland D01 F5P2'],
    ['Tokyo, Japan', 'Chiyoda-ku, Japan 100-0005'],
    ['London', null],
    ['Toronto', null],
    ['vail', 'Vail, CO 81657'],
    ['Vail, AZ', 'Vail, AZ 85641'],
    ['Breckenridge', 'Breckenridge, CO 80424'],
    ['jackson hole', 'Jackson, WY 83001'],
    ['Toronto, OH', 'Toronto, OH 43964'],
    ['Vancouver, WA', 'Vancouver, WA 98660'],
    ['Toronto, Canada', 'Toronto, ON M5V 2T6'],
    ['Toronto, ON', 'Toronto, ON M5V 2T6'],
    ['Vancouver BC', 'Vancouver, BC V6C 3L6'],
    ['banff', 'Banff, AB T1L 1B1'],
    ['SW1A 2HQ', 'London, United Kingdom SW1A 2HQ'],
    ['Sydney 2000, Australia', 'Sydney, NSW 2000, Australia'],
    ['Kansas City, MO 64111, USA', 'Kansas City, MO 64111'],
    ['Atlanta, Georgia', 'Atlanta, GA 30301'],
    ['Newark, New Jersey', 'Newark, NJ 07101'],
    ['10 Main St, Boston', 'Boston, MA 02108'],
    ['350 W 31st St, New York, NY', 'New York, NY 10001'],
    ['10 Main St, Nowheretown', null],
    ['Hampton Inn Pinehurst', null],
    ['Hampton Inn Pinehurst, NC', 'Pinehurst, NC 28370'],
    ['The Grand, Palm Desert, California', 'Palm Desert, CA 92211'],
    ['Hotel Adlon, Berlin, Germany', 'Berlin, Germany 10117'],
    ['Hotel Nowhere, Vierzon, France', null],
    ['heronsway golf club', 'Heronsway Golf Club, Pinehurst, NC'],
    ['Heronsway Golf Club, Pinehurst, NC', 'Heronsway Golf Club, Pinehurst, NC'],
    ['Heronsway Golf Club, Boston', null],
    ['00000', null],
    ['zz', null],
    ['', null],
    ['nowhere at all', null],
  ])('%s is %s', async (text, label) => {
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
  ])('MD-09 a cruise terminal is found by its port: %s is %s', async (text, label) => {
    expect(await labelOf(text, 'cruise')).toBe(label);
    expect(await labelOf(text, 'golf')).toBeNull();
  });

  it('MD-09 ports that are named after another town than their terminals are in are found', async () => {
    expect(await labelOf('Port Everglades', 'cruise')).toMatch(/, Fort Lauderdale, FL$/);
    expect(await labelOf('Port of Los Angeles', 'cruise')).toMatch(/, San Pedro, CA$/);
  });

  it('MD-09 of several terminals in a port none is taken, and all are offered', async () => {
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

  it('a place that is shown can be typed again', async () => {
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
      'munich, germany',
    ]) {
      const label = await labelOf(text);
      expect([text, await labelOf(label ?? '')]).toEqual([text, label]);
    }
  });

  it('AD-31 the code of each large town abroad is one of its country, and shown with its town', async () => {
    for (const { country, city, code } of centralCodes) {
      const found = await findPlaceAbroad(server.context.db, `${city}, ${countryName(country)}`);
      expect([country, city, found]).toMatchObject([country, city, { place: { country, code } }]);
    }
  });

  it('a line names no facility of another brand', async () => {
    expect(await labelOf('Heronsway Golf Club', 'ski')).toBeNull();
  });
});
