import type { Person } from '@sendahead/shared-contracts/admin/people-calls';
import { may, reachOf } from '@sendahead/shared-contracts/call/role-acts';
import type { FoundCart, FoundOrder } from '@sendahead/shared-contracts/console/search-calls';
import type { Database, Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Account } from '../../accounts/public/store.ts';
import { peopleNear, searchPeople } from '../../staff/public/people.ts';
import { findCarts } from './find-carts.ts';
import { findOrders } from './find-orders.ts';
import { wordsFor } from './name-words.ts';
import { planEachTime } from './plan-each-time.ts';

/** The maximum time for suggestions. */
const maxMs = 200;

export type NearMatches = { orders: FoundOrder[]; people: Person[]; carts: FoundCart[] };
const none: NearMatches = { orders: [], people: [], carts: [] };

/**
 * CO-49: orders, people and carts with names spelled almost like the terms, of each only what the role may
 * see; empty when the query takes too long.
 */
export const findNear = (
  db: Database,
  actor: Account,
  terms: readonly string[],
  limit: number,
): Promise<NearMatches> =>
  planEachTime(db, (trx) => look(trx, actor, terms, limit), maxMs).catch((error: unknown) => {
    if (error instanceof Refusal) return none;
    throw error;
  });

async function look(
  trx: Queries,
  actor: Account,
  terms: readonly string[],
  limit: number,
): Promise<NearMatches> {
  const reach = reachOf(actor.role, 'help_people');
  const clubId = reach === 'everybody' ? 'any' : (actor.clubId ?? 0);
  const words = await wordsFor(trx, terms);
  const people = words && reach ? (await searchPeople(trx, words, clubId)).people : [];
  return {
    orders: words && may(actor.role, 'read_every_order') ? await findOrders(trx, words, limit) : [],
    // Parts of an email are also compared when no name is similar.
    people: people.length > 0 || !reach ? people.slice(0, limit) : await peopleNear(trx, terms, clubId),
    carts:
      words && may(actor.role, 'take_over_carts')
        ? await findCarts(trx, {
            search: '',
            terms: words,
            people: people.map(({ user_id }) => user_id),
            limit,
          })
        : [],
  };
}
