import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Order } from './public/store.ts';

type Cursor = { placedAt: string; id: string };

const write = ({ placed_at, id }: Order): string => Buffer.from(`${placed_at} ${id}`).toString('base64url');

/** Throws Refusal `malformed` for what we did not write. */
function read(text: string): Cursor {
  const match = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) (ord_[0-9a-z]{1,40})$/.exec(
    Buffer.from(text, 'base64url').toString('utf8'),
  );
  const [, placedAt, id] = match ?? [];
  if (!placedAt || !id || Number.isNaN(Date.parse(placedAt)))
    throw refuse('malformed', [{ path: 'query.before', code: 'malformed' }]);
  return { placedAt, id };
}

/** A page of a user's orders, newest first; a void order was never placed. */
export async function pageOfOrders(
  db: Queries,
  userId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<{ orders: Order[]; next: string | null }> {
  const cursor = before ? read(before) : undefined;
  let query = db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    // Written out, as the index says it.
    .where('status', '<>', sql.lit('void'))
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (cursor)
    query = query.where(sql<boolean>`(placed_at, id) < (${cursor.placedAt}::timestamptz, ${cursor.id})`);
  const rows = await query.execute();
  const orders = rows.slice(0, limit);
  const last = orders.at(-1);
  return { orders, next: rows.length > limit && last ? write(last) : null };
}
