import { CompiledQuery, type OperationNode, sql } from 'kysely';
import pg from 'pg';
import type { Queries } from './database.ts';
import { words } from './worded.ts';

/** A statement that was not sent yet: built, or put into words already. */
export type Statement = { toOperationNode(): OperationNode } | CompiledQuery<unknown>;

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
  const parameters: unknown[] = [];
  const all = statements.map((statement, index) => {
    const { sql: text, parameters: own } = inWords(statement);
    const named = `${nameOf(index)} as (${countedFrom(text, parameters.length)})`;
    parameters.push(...own);
    return named;
  });
  const held = required.map(
    ({ otherwise }, index) =>
      `must_hold((select count(*) = 1 from ${nameOf(index)}), $${parameters.push(otherwise)})`,
  );
  const text = `with ${all.join(', ')} select ${held.length === 0 ? 'true' : held.join(', ')}`;
  await db.executeQuery(CompiledQuery.raw(text, parameters)).catch((error: unknown) => {
    if (error instanceof pg.DatabaseError && error.code === notHeld) throw new NotWritten(error.message);
    throw error;
  });
}

const nameOf = (index: number): string => `written_${index}`;

/** A statement in words. It may be put so before what it is sent with is known. */
export const inWords = (statement: Statement): CompiledQuery<unknown> =>
  'toOperationNode' in statement ? sql`${statement}`.compile(words) : statement;

/** Its parameters numbered on from those before it. */
const countedFrom = (text: string, before: number): string =>
  before === 0 ? text : text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + before}`);
