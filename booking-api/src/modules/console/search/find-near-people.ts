import type { Person } from '@sendahead/shared-contracts/admin/people-calls';
import type { Database } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { peopleNear } from '../../staff/public/people.ts';
import { planEachTime } from './plan-each-time.ts';

/** Longer than this nobody waits for a suggestion. */
const longestMs = 200;

/** People whose names are spelled like the terms, the nearest first; none where that takes too long to find out. */
export const findNearPeople = (
  db: Database,
  terms: readonly string[],
  clubId: number | 'any',
): Promise<Person[]> =>
  planEachTime(db, (trx) => peopleNear(trx, terms, clubId), longestMs).catch((error: unknown) => {
    if (error instanceof Refusal) return [];
    throw error;
  });
