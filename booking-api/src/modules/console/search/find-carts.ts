import type { FoundCart } from '@sendahead/shared-contracts/console/search-calls';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/** Letters of a cart's number that are looked for. */
const numberMin = 3;

/**
 * Carts that are no order yet, newest first: by the beginning of the number that their customer reads out, by their
 * id, and those of the people that were found.
 */
export async function findCarts(
  trx: Queries,
  search: string,
  people: readonly string[],
  limit: number,
): Promise<FoundCart[]> {
  const number = search.toUpperCase();
  const beginning = /^SA-?[0-9A-Z-]*$/.test(number) && number.length >= numberMin ? `${number}%` : null;
  const { rows } = await sql<FoundCart>`
    with found as materialized (
      select id from carts where id = ${search}
      union
      select id from (select id from carts where ${beginning}::text is not null and display_id like ${beginning}
        and status in ('open', 'divided') order by updated_at desc limit ${limit}) numbered
      union
      select id from (select id from carts where user_id = any (${sql.val([...people])}::text[]) and status = 'open'
        and session is not null order by updated_at desc limit ${limit}) theirs)
    select carts.id as cart_id, carts.display_id, brands.slug as brand, carts.updated_at,
      nullif(trim(concat_ws(' ', users.first_name, users.last_name)), '') as customer
    from carts join found on found.id = carts.id join brands on brands.id = carts.brand_id
      left join users on users.id = carts.user_id
    where carts.status in ('open', 'divided')
    order by carts.updated_at desc, carts.id desc limit ${limit}`.execute(trx);
  return rows;
}
