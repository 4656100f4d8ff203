import type pg from 'pg';
import { upsert } from '../write-rows.ts';
import { britishAreas } from './british-areas.ts';
import { irishRoutingKeys } from './irish-routing-keys.ts';
import { populationOf } from './populations.ts';

const entriesOf = (list: string): string[] =>
  list
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean);

const british = () =>
  entriesOf(britishAreas).map((entry) => {
    const [area = '', city = '', state = '', latitude, longitude] = entry.split(',');
    return {
      country: 'GB',
      area,
      city,
      state,
      latitude: Number(latitude),
      longitude: Number(longitude),
      time_zone: 'Europe/London',
    };
  });

const irish = () =>
  Object.entries(irishRoutingKeys).flatMap(([state, list]) =>
    entriesOf(list).map((entry) => ({
      country: 'IE',
      area: entry.slice(0, 3),
      city: entry.slice(4),
      state,
      latitude: null,
      longitude: null,
      time_zone: 'Europe/Dublin',
    })),
  );

/**
 * EP-01: the areas of the first half of a British postcode and of an Eircode; previously cached addresses are
 * checked again.
 */
export async function seedPostalAreas(client: pg.Client): Promise<void> {
  const rows = [...british(), ...irish()].map((row) => ({
    ...row,
    population: populationOf(row.country, row.state, row.city),
  }));
  await upsert(client, 'postal_areas', ['country', 'area'], rows);
  await client.query('delete from address_checks');
}
