import { CompiledQuery } from 'kysely';
import pg from 'pg';
import type { Queries } from './database.ts';
import { parametersOf, type Words, type Writing } from './listed.ts';

/** A writing that must return a row for each of its own, and what is the matter otherwise. */
export type Required<Otherwise extends string = string> = { writing: Writing; otherwise: Otherwise };

/** What a required writing found otherwise; nothing is written then. */
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
 * Sends writings as one statement: they are begun and answered once, which costs the most of small ones. None sees what
 * another writes, but for what the database checks at the end (foreign keys). All of them are written, or none: throws
 * NotWritten when a required one returns fewer rows than it was given, for the first of them.
 */
export async function writeAsOne(
  db: Queries,
  required: readonly Required[],
  others: readonly Writing[],
): Promise<void> {
  const writings = [...required.map(({ writing }) => writing), ...others].filter(({ count }) => count > 0);
  if (writings.length === 0) return;
  const parameters = [
    ...writings.flatMap(parametersOf),
    ...required.flatMap(({ writing, otherwise }) => [writing.count, otherwise]),
  ];
  const text = textOf(
    writings.map(({ by }) => by),
    required.length,
  );
  await db.executeQuery(CompiledQuery.raw(text, parameters)).catch((error: unknown) => {
    if (error instanceof pg.DatabaseError && error.code === notHeld) throw new NotWritten(error.message);
    throw error;
  });
}

/** There are few, as each holds for any number of rows. */
const texts = new Map<string, string>();

function textOf(all: readonly Words[], required: number): string {
  const key = `${required} of ${all.map(({ id }) => id).join()}`;
  const text = texts.get(key) ?? putTogether(all, required);
  texts.set(key, text);
  return text;
}

function putTogether(all: readonly Words[], required: number): string {
  let parameters = 0;
  const named = all.map(({ text, parameters: own }, index) => {
    const counted = `${nameOf(index)} as (${countedFrom(text, parameters)})`;
    parameters += own.length;
    return counted;
  });
  const held = Array.from({ length: required }, (_, index) => {
    const count = `$${parameters + 2 * index + 1}::bigint`;
    const otherwise = `$${parameters + 2 * index + 2}`;
    return `must_hold((select count(*) = ${count} from ${nameOf(index)}), ${otherwise})`;
  });
  return `with ${named.join(', ')} select ${held.length === 0 ? 'true' : held.join(', ')}`;
}

const nameOf = (index: number): string => `written_${index}`;

/** Its parameters numbered on from those before it. */
const countedFrom = (text: string, before: number): string =>
  text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + before}`);
