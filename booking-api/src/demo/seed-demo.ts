import type pg from 'pg';
import { seedAnnouncement } from './announcement.ts';
import { seedCruises } from './cruises.ts';
import { seedFacilities } from './facilities/facilities.ts';
import { seedNotes } from './notes.ts';
import { seedNotices } from './notices.ts';
import { seedPeopleAndCodes } from './people-and-codes.ts';
import { seedQuestions } from './questions.ts';
import { seedRates } from './rates.ts';
import { seedStores } from './stores/stores.ts';

/** Clubs, people, codes and a tariff for trying the product. Never part of a production database. */
export async function seedDemo(client: pg.Client): Promise<void> {
  await seedFacilities(client);
  await seedCruises(client);
  await seedAnnouncement(client);
  await seedNotes(client);
  await seedQuestions(client);
  await seedRates(client);
  await seedPeopleAndCodes(client);
  await seedNotices(client);
  await seedStores(client);
}
