import { type OperationNode, sql } from 'kysely';
import type { Queries } from './database.ts';

/** A statement that was not sent yet. */
export type Statement = { toOperationNode(): OperationNode };

/**
 * Sends statements that write as one: they are begun and answered once, which costs the most of small ones. None sees
 * what another writes, but for what the database checks at the end (foreign keys). Gives how many rows each of the
 * `counted` returns, in their order. All of them are written, or none.
 */
export async function writeAsOne(
  db: Queries,
  counted: readonly Statement[],
  others: readonly Statement[],
): Promise<number[]> {
  if (counted.length + others.length === 0) return [];
  const all = [...counted, ...others].map((statement, index) => sql`${nameOf(index)} as (${statement})`);
  const counts = counted.map((_, index) => sql`(select count(*) from ${nameOf(index)})`);
  const { rows } = await sql<{ counts: number[] }>`
    with ${sql.join(all)} select array[${sql.join(counts)}]::integer[] as counts`.execute(db);
  return rows[0]?.counts ?? [];
}

const nameOf = (index: number) => sql.ref(`written_${index}`);
