import type pg from 'pg';
import { seedCalendar } from './calendars/calendar.ts';
import { seedCarriers } from './carriers/carriers.ts';
import { seedBrands } from './catalog/brands.ts';
import { seedCatalog } from './catalog/catalog.ts';
import { seedCountries } from './places/countries.ts';
import { seedPostalAreas } from './places/postal-areas.ts';
import { seedRegions } from './places/regions.ts';
import { seedZipCodes } from './places/zip-codes.ts';

/**
 * The initial data of every database of the product: places, calendars, carriers, brands and their products.
 */
export async function seedReference(client: pg.Client): Promise<void> {
  await seedRegions(client);
  await seedZipCodes(client);
  await seedCountries(client);
  await seedPostalAreas(client);
  await seedCatalog(client);
  await seedBrands(client);
  await seedCalendar(client);
  await seedCarriers(client);
}
