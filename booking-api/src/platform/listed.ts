import { CompiledQuery, type Insertable, type OperationNode, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Queries } from './database.ts';
import { words } from './worded.ts';

/** A statement in words; where its list goes, a parameter is `theList`. */
export type Words = { id: number; text: string; parameters: readonly unknown[] };

/** What is to be done about some rows, not sent yet: they stand in `rows` as JSON, without the brackets of their list. */
export type Writing<Result = unknown> = { by: Words; rows: string; count: number; result?: Result };

/** Stands for the list among the parameters. */
const theList = Symbol('the list');
const listHere = sql`${theList}::jsonb`;
let made = 0;

type Statement = { toOperationNode(): OperationNode };

function inWords(statement: Statement): Words {
  const compiled = sql`${statement}`.compile(words);
  const parameters: unknown[] = [];
  // A list that is named twice is sent once.
  const text = compiled.sql.replace(/\$(\d+)/g, (_, number: string) => {
    const given = compiled.parameters[Number(number) - 1];
    const known = given === theList ? parameters.indexOf(theList) : -1;
    return `$${known === -1 ? parameters.push(given) : known + 1}`;
  });
  made += 1;
  return { id: made, text, parameters };
}

/**
 * A statement that reads its rows from one list in JSON, by `jsonb_to_recordset` or the like: of however many rows, it is
 * put into words once, and planned once. Values go through JSON, so bytes are not among them.
 */
export function listed<Row extends object, Result = unknown>(
  build: (list: RawBuilder<unknown>) => Statement,
): (rows: readonly Row[]) => Writing<Result> {
  const by = inWords(build(listHere));
  return (rows) => ({ by, rows: inList(rows), count: rows.length });
}

/** Puts rows into a table; all of them name the same columns. `known`: what becomes of one that is there already. */
export function listedInsertion<Table extends keyof Tables & string>(
  table: Table,
  known: 'refused' | 'left' = 'refused',
): (rows: readonly Insertable<Tables[Table]>[]) => Writing {
  const kept = new Map<string, Words>();
  return (rows) => {
    const columns = Object.keys(rows[0] ?? {});
    const named = columns.join();
    const by = kept.get(named) ?? inWords(insertion(table, columns, known));
    kept.set(named, by);
    return { by, rows: inList(rows), count: rows.length };
  };
}

function insertion(table: string, names: readonly string[], known: 'refused' | 'left'): RawBuilder<unknown> {
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const conflict = known === 'left' ? sql`on conflict do nothing` : sql``;
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${listHere}) ${conflict}`;
}

const inList = (rows: readonly object[]): string => JSON.stringify(rows).slice(1, -1);

/** The parameters of a writing, its list among them. */
export const parametersOf = ({ by, rows }: Writing): unknown[] =>
  by.parameters.map((given) => (given === theList ? `[${rows}]` : given));

/** Writes by itself; gives the rows that it returns. Sends nothing where there are no rows to write. */
export async function write<Result>(db: Queries, writing: Writing<Result>): Promise<Result[]> {
  if (writing.count === 0) return [];
  const { rows } = await db.executeQuery<Result>(
    CompiledQuery.raw(writing.by.text, parametersOf(writing)) as CompiledQuery<Result>,
  );
  return rows;
}
