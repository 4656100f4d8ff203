import { sql } from 'kysely';
import type { Queries } from '../../platform/database.ts';
import { fewAtOnce } from '../../platform/gather.ts';
import { listed, write } from '../../platform/listed.ts';
import { lease, type PressRecord } from './attempts.ts';

/** A press of a cart that was read without a lock, and which writing of the cart it was that was read. */
export type PressOfCart = { attempt: PressRecord; cartVersion: string };

/**
 * Writes presses down whose carts were not written since they were read; none of a cart that somebody has locked or that
 * has a press on its way, and none whose key was used. Until it commits nobody gets the lock of such a cart. Of more than
 * `fewAtOnce` the rest is left out, too. Gives the ids of those that are written.
 */
export async function insertUnchanged(db: Queries, presses: readonly PressOfCart[]): Promise<Set<string>> {
  const [first] = presses;
  if (!first) return new Set();
  // All have the same: a record has no optional field.
  insertion ??= inWords(Object.keys(first.attempt));
  const rows = await write(db, insertion(presses.map(asRow)));
  return new Set(rows.map(({ id }) => id));
}

type Row = ReturnType<typeof asRow>;
let insertion: ReturnType<typeof inWords> | undefined;

const inWords = (columns: readonly string[]) =>
  listed<Row, { id: string }>(
    (list) => sql`
    with seen as (
      select * from jsonb_to_recordset(${list}) as each(id text, cart_id text, "cartVersion" text)
      limit ${sql.lit(fewAtOnce)}),
    unchanged as (
      select seen.id from carts join seen on carts.id = seen.cart_id and carts.xmin = seen."cartVersion"::xid
      for key share of carts skip locked)
    insert into checkout_attempts (${sql.join(columns.map((column) => sql.ref(column)))}, lease_until, asked_at)
    select ${sql.join(columns.map((column) => sql.ref(`press.${column}`)))}, ${lease},
      case when press.state = 'authorising' then now() end
    from jsonb_populate_recordset(null::checkout_attempts, ${list}) press
    where press.id in (select id from unchanged)
    on conflict do nothing returning id`,
  );

/** As the database reads a record: bytes in its own notation. */
const asRow = ({ attempt, cartVersion }: PressOfCart) => ({
  ...attempt,
  request_hash: `\\x${attempt.request_hash.toString('hex')}`,
  cartVersion,
});
