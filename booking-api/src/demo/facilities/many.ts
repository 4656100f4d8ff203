import type pg from 'pg';
import zipcodes from 'zipcodes';
import { insertNew } from '../../reference/write-rows.ts';
import { inventFacility } from './facilities.ts';
import { type Kind, places } from './places.ts';

/** Ids of facilities that are made for scale start here. */
const firstId = 100_000;
const batch = 5000;
const kinds = Object.keys(places) as Kind[];

/**
 * Adds facilities up to `count`, made by the demo's factory, in every town with a ZIP: for trying the product
 * at scale. Safe to repeat.
 */
export async function seedManyFacilities(client: pg.Client, count: number): Promise<number> {
  const towns = Object.values(zipcodes.codes).filter(
    ({ country, latitude }) => country === 'US' && typeof latitude === 'number',
  );
  const known = await client.query<{ count: string }>('select count(*) from facilities where id < $1', [
    firstId,
  ]);
  const wanted = Math.max(0, count - Number(known.rows[0]?.count ?? 0));
  for (let start = 0; start < wanted; start += batch) {
    const rows = Array.from({ length: Math.min(batch, wanted - start) }, (_, at) => {
      const number = start + at;
      const town = towns[(number * 7919) % towns.length];
      const kind = kinds[number % kinds.length];
      if (!town || !kind) throw new Error('there are no towns to fill');
      const made = inventFacility(kind, number, town);
      return {
        ...made,
        id: firstId + number,
        name: `${town.city} ${made.name}`,
        preferred: number % 60 === 0,
      };
    });
    await insertNew(client, 'facilities', ['id'], rows);
  }
  await client.query('vacuum analyze facilities, facility_words');
  return wanted;
}
