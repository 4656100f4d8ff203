import { brandSlugs } from '@sendahead/shared-contracts/brands/schema';
import { golfBrand, golfLine } from '@sendahead/shared-contracts/factories/boot';
import * as fc from 'fast-check';
import { readTravelersLink } from './link.ts';

const line = (key: string) =>
  golfLine({
    key,
    products: golfLine().products.map((product, index) => ({
      ...product,
      id: `${key}-${index}`,
      sku_prefix: `${key.toUpperCase()}-${index}`,
    })),
  });
const allLines = ['golf', 'luggage', 'ski', 'snowboard', 'snowboot', 'bike', 'box', 'trunk'];
const brandWith = (...keys: string[]) => golfBrand({ product_lines: keys.map(line) });
const read = (query: Record<string, string>, ...keys: string[]) =>
  readTravelersLink(query, brandWith(...(keys.length > 0 ? keys : allLines)));

describe('a link to the page', () => {
  it.each([
    ['golfqty', 'golf'],
    ['bagqty', 'golf'],
    ['luggageqty', 'luggage'],
    ['skiqty', 'ski'],
    ['skisboardsqty', 'ski'],
    ['snowboardqty', 'snowboard'],
    ['snowbootqty', 'snowboot'],
    ['bikeqty', 'bike'],
    ['boxqty', 'box'],
    ['trunkqty', 'trunk'],
  ])('RT-16 %s counts the line %s, 25 at most, and nothing for a brand without it', (name, key) => {
    expect(read({ [name]: '3' })?.counts).toEqual({ [key]: 3 });
    expect(read({ [name]: '26' })?.counts).toEqual({ [key]: 25 });
    expect(read({ [name]: '3' }, 'elsewhere')).toBeNull();
  });

  it('OPEN-10 the general lines of a brand come before their substitutes', () => {
    expect(read({ bagqty: '2' }, 'bag', 'golf')?.counts).toEqual({ bag: 2 });
    expect(read({ skisboardsqty: '2' }, 'ski_snowboard', 'ski')?.counts).toEqual({ ski_snowboard: 2 });
    expect(read({ bagqty: '2' }, 'luggage', 'ski')?.counts).toEqual({ luggage: 2 });
  });

  it('RT-16 parameters of the same line are added up, 25 at most', () => {
    expect(read({ bagqty: '2', golfqty: '4' })?.counts).toEqual({ golf: 6 });
    expect(read({ skisboardsqty: '20', skiqty: '20' })?.counts).toEqual({ ski: 25 });
  });

  it('RT-17 bags are read by the fields of the form, for lines and sizes that the brand has', () => {
    const link = read({
      'traveler[1][luggage][0][size]': 'luggage-1',
      'traveler[1][luggage][0][misc_info]': 'Shoes',
      'traveler[2][golf][0][size]': 'golf-0',
      'traveler[2][golf][1][size]': 'golf-9',
      'traveler[2][kayak][0][size]': 'kayak-0',
      'traveler[99][golf][0][size]': 'golf-0',
    });
    expect(link?.travelers.map(({ id, lines }) => [id, lines])).toEqual([
      ['1', [{ line: 'luggage', rows: [expect.objectContaining({ size: 'luggage-1', contents: 'Shoes' })] }]],
      ['2', [{ line: 'golf', rows: [expect.objectContaining({ size: 'golf-0' })] }]],
    ]);
  });

  it('RT-13 only characters that no name has are removed, and email and phone are kept as given, to be marked', () => {
    expect(read({ travname: '<Ann> Lee', travemail: 'ann@home', travphone: '910 555' })?.person).toEqual({
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@home',
      phone: '910 555',
    });
    expect(read({ travname: 'Ann\u202eLee' })?.person.firstName).toBe('AnnLee');
  });

  it.each(['-1', '1.5', 'many', '', '1e3', '９'])('RT-16 the quantity %j is ignored', (text) => {
    expect(read({ golfqty: text })).toBeNull();
  });

  it('RT-14 OPEN-11 each known SKU adds a bag of its size, repeated ones again', () => {
    expect(read({ product: 'GOLF-0, golf-1-2026,NONE,GOLF-0,GOLF-01' })?.sizes).toEqual([
      { line: 'golf', size: 'golf-0' },
      { line: 'golf', size: 'golf-1' },
      { line: 'golf', size: 'golf-0' },
    ]);
    expect(read({ product: 'NONE,,' })).toBeNull();
  });

  it('RT-13 takes the whole name, of which the label holds 19 characters, and its first word for the first name', () => {
    expect(read({ travname: ' Maximiliane von Hohenstein ' })?.person).toMatchObject({
      firstName: 'Maximiliane',
      lastName: 'von Hohenstein',
    });
  });

  it('RT-11 a luggage parameter that is not true is ignored', () => {
    expect(read({ luggage: 'yes' })).toBeNull();
  });

  it('RT-11 a link can put luggage first', () => {
    expect(read({ luggage: 'true' })?.luggageFirst).toBe(true);
  });

  it('RT-11 RT-13 RT-14 RT-16 a link never yields values that a traveler cannot have, in any of the nine brands', () => {
    const names = [
      'travname',
      'travemail',
      'travphone',
      'product',
      'golfqty',
      'bagqty',
      'luggage',
      '__proto__',
    ];
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...names), fc.string()),
        fc.constantFrom(...brandSlugs),
        fc.subarray(allLines),
        (query, slug, keys) => {
          const link = readTravelersLink(query, golfBrand({ slug, product_lines: keys.map(line) }));
          for (const [key, count] of Object.entries(link?.counts ?? {})) {
            expect(keys).toContain(key);
            expect(count).toBeLessThanOrEqual(25);
          }
          expect(`${link?.person.firstName ?? ''}${link?.person.lastName ?? ''}`).not.toMatch(/[<>\p{C}]/u);
        },
      ),
    );
  });
});
