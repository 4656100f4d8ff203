import type { FoundCart } from '@sendahead/shared-contracts/console/search-calls';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { contains, type Term } from '../../staff/public/people-search.ts';

/** Hits that are sorted; for a word with more hits, the first ones found. */
const putInOrder = 5000;

/**
 * Carts that are not ordered yet, newest first: by their id, by their entries (number, names, emails, phones,
 * streets), and those of the matching people.
 */
export async function findCarts(
  trx: Queries,
  { search, terms, people, limit }: FindCarts,
): Promise<FoundCart[]> {
  const contain = sql.join(
    terms.map((term) => contains(sql`cart_search.search`, term)),
    sql` and `,
  );
  const { rows } = await sql<FoundCart>`
    with found as materialized (
      select id from carts where id = ${search}
      union
      select cart_id from (select cart_id from cart_search where ${contain} limit ${putInOrder}) typed
      union
      select id from (select id from carts where user_id = any (${sql.val([...people])}::text[]) and status = 'open'
        and session is not null order by updated_at desc limit ${limit}) theirs)
    select carts.id as cart_id, carts.display_id, brands.slug as brand, carts.updated_at,
      coalesce(nullif(trim(concat_ws(' ', users.first_name, users.last_name)), ''),
        nullif(split_part(session->'travelers'->>0, ':', 1), '')) as customer
    from carts join found on found.id = carts.id join brands on brands.id = carts.brand_id
      left join users on users.id = carts.user_id
    where carts.status in ('open', 'divided')
    order by carts.updated_at desc, carts.id desc limit ${limit}`.execute(trx);
  return rows;
}

interface FindCarts {
  readonly search: string;
  readonly terms: readonly Term[];
  /** Ids of accounts whose carts are included. */
  readonly people: readonly string[];
  readonly limit: number;
}
