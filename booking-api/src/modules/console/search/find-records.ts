import type { FoundRecord } from '@sendahead/shared-contracts/console/search-calls';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { literal } from '../../../platform/database/like.ts';

const codeMin = 3;

/**
 * Coupons by the beginning of their code, and gift cards by the last four characters, the only part of the
 * code we store.
 */
export async function findCodes(trx: Queries, search: string, limit: number): Promise<FoundRecord[]> {
  const code = search.toUpperCase();
  if (code.length < codeMin) return [];
  const end = code.replaceAll(/[\s-]/g, '').slice(-4);
  const { rows } = await sql<FoundRecord>`
    (select 'coupon' as kind, code as id, code as name, title as detail from coupons
      where code like ${`${literal(code)}%`} order by code limit ${limit})
    union all
    (select 'gift_card', encode(code_hash, 'hex'), code_end, to_char(expires_on, 'YYYY-MM-DD') from gift_cards
      where code_end = ${end} and (${code} = ${end} or ${code} like 'SENDAHEAD%')
      order by expires_on desc, code_hash limit ${limit})`.execute(trx);
  return rows;
}

/** Claims by their id, and those about the matching orders; drafts are not visible to us. */
export async function findClaims(
  trx: Queries,
  search: string,
  orders: readonly string[],
  limit: number,
): Promise<FoundRecord[]> {
  const { rows } = await sql<FoundRecord>`
    select 'claim' as kind, claims.id, orders.display_id as name, claims.kind as detail
    from claims join orders on orders.id = claims.order_id
    where (claims.id = ${search} or claims.order_id = any (${sql.val([...orders])}::text[]))
      and claims.state <> 'draft'
    order by claims.state_at desc, claims.id desc limit ${limit}`.execute(trx);
  return rows;
}
