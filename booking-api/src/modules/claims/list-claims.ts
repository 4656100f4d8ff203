import type { CallAnswer, CallArguments } from '@sendahead/shared-contracts/call/define-call';
import type { ClaimState } from '@sendahead/shared-contracts/claims/states';
import type { listClaims as call } from '@sendahead/shared-contracts/console/claim-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusal.ts';

const pageSize = 50;
/** Claims that wait for staff: to review, decide or pay. */
const waiting: readonly ClaimState[] = ['submitted', 'in_review', 'approved', 'approved_in_part'];

/** A page of claims, latest first; `next` is the instant and id of its last row. */
export async function listClaims(
  db: Queries,
  { which = 'open', before }: CallArguments<typeof call>['query'],
): Promise<CallAnswer<typeof call>> {
  const [at, id] = before ? readKey(before) : [];
  const rows = await db
    .selectFrom('claims')
    .innerJoin('orders', 'orders.id', 'claims.order_id')
    .innerJoin('brands', 'brands.id', 'orders.brand_id')
    .innerJoin('users', 'users.id', 'claims.user_id')
    .select(['claims.id', 'claims.kind', 'claims.state', 'claims.value_cents', 'claims.state_at'])
    .select(['orders.display_id', 'brands.slug as brand', 'users.email'])
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as('name'))
    .select((select) =>
      select
        .selectFrom('claim_bags')
        .select(({ fn }) => fn.countAll<number>().as('bags'))
        .whereRef('claim_bags.claim_id', '=', 'claims.id')
        .as('bags'),
    )
    // Written in full, to match the index.
    .where('claims.state', '<>', sql.lit('draft'))
    .$if(which === 'open', (query) => query.where('claims.state', 'in', [...waiting]))
    .$if(at !== undefined, (query) =>
      query.where(sql<boolean>`(claims.state_at, claims.id) < (${at}::timestamptz, ${id})`),
    )
    .orderBy('claims.state_at', 'desc')
    .orderBy('claims.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    claims: page.map((row) => ({
      claim_id: row.id,
      display_id: row.display_id,
      brand: row.brand,
      customer: row.name || row.email,
      kind: row.kind,
      state: row.state,
      bags: Number(row.bags ?? 0),
      value_cents: cents(row.value_cents),
      state_at: row.state_at,
    })),
    next: rows.length > pageSize && last ? `${last.state_at}~${last.id}` : null,
  };
}

/** Throws Refusal `malformed` for a key that we did not issue. */
function readKey(text: string): [string, string] {
  const [, at = '', id = ''] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)~(clm_[0-9a-z]{1,40})$/.exec(text) ?? [];
  if (id === '' || Number.isNaN(Date.parse(at)))
    throw refuse('malformed', [{ path: 'query.before', code: 'malformed' }]);
  return [at, id];
}
