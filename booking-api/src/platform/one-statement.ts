import { type OperationNode, sql } from 'kysely';
import pg from 'pg';
import type { Queries } from './database.ts';

/** A statement that was not sent yet. */
export type Statement = { toOperationNode(): OperationNode };

/** A statement that must return exactly one row, and what is the matter otherwise. */
export type Required<Otherwise extends string> = { statement: Statement; otherwise: Otherwise };

/** What a required statement found otherwise; nothing is written then. */
export class NotWritten extends Error {
  readonly otherwise: string;

  constructor(otherwise: string) {
    super(`not written: ${otherwise}`);
    this.otherwise = otherwise;
  }
}

/** What the function `must_hold` of the database raises. */
const notHeld = 'SH001';

/**
 * Sends statements that write as one: they are begun and answered once, which costs the most of small ones. None sees
 * what another writes, but for what the database checks at the end (foreign keys). All of them are written, or none:
 * throws NotWritten when a required one returns no row, for the first of them.
 */
export async function writeAsOne(
  db: Queries,
  required: readonly Required<string>[],
  others: readonly Statement[],
): Promise<void> {
  const statements = [...required.map(({ statement }) => statement), ...others];
  if (statements.length === 0) return;
  const all = statements.map((statement, index) => sql`${nameOf(index)} as (${statement})`);
  const held = required.map(
    ({ otherwise }, index) => sql`must_hold((select count(*) = 1 from ${nameOf(index)}), ${otherwise})`,
  );
  await sql`with ${sql.join(all)} select ${held.length === 0 ? sql`true` : sql.join(held)}`
    .execute(db)
    .catch((error: unknown) => {
      if (error instanceof pg.DatabaseError && error.code === notHeld) throw new NotWritten(error.message);
      throw error;
    });
}

const nameOf = (index: number) => sql.ref(`written_${index}`);
