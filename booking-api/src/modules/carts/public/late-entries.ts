import type { CartSession } from '@sendahead/shared-contracts/carts/schema';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

const minuteMs = 60_000;

/**
 * Saves what the page that lost a cart had not saved yet; the cart changes its turn, so that the page that has it
 * reads it again. False when that page has saved other entries, the minute is over, or it was sent before.
 */
export async function saveLateEntries(
  db: Queries,
  entries: {
    cartId: string;
    leftTokenHash: Buffer;
    /** The turn in which the page had the cart. */
    leftTurn: number;
    session: CartSession;
    now: string;
  },
): Promise<boolean> {
  const row = await db
    .updateTable('carts')
    .set({
      session: JSON.stringify(entries.session) as never,
      hold_turn: sql<number>`hold_turn + 1`,
      left_token_hash: null,
      updated_at: entries.now,
    })
    .where('id', '=', entries.cartId)
    .where('status', '=', 'open')
    .where('left_token_hash', '=', entries.leftTokenHash)
    .where('hold_turn', '=', entries.leftTurn + 1)
    .where('left_at', '>', new Date(Date.parse(entries.now) - minuteMs).toISOString())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
