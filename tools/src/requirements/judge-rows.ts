import type { Row } from './ids.ts';

/** The ids that tests quote, by where the tests look. */
export interface QuotedRows {
  readonly page: ReadonlySet<string>;
  readonly server: ReadonlySet<string>;
}

export interface Judgement {
  /** Rows that name a place where no test quotes them. */
  readonly unproven: readonly Row[];
  /** Ids that a test quotes but no table contains. */
  readonly unknown: readonly string[];
  /** Rows that do not work, or only partly. */
  readonly missing: readonly Row[];
}

function isProven({ id, where }: Row, { page, server }: QuotedRows): boolean {
  if (where === 'part' || where === 'open') return true;
  const byPage = where === 'server' || page.has(id);
  const byServer = where === 'page' || server.has(id);
  return byPage && byServer;
}

const prefixOf = (id: string): string => id.split('-', 1)[0] ?? id;

/** `known` are ids that are not in the tables: attacks, such as `C4-31`. */
export function judgeRows(rows: readonly Row[], quoted: QuotedRows, known: ReadonlySet<string>): Judgement {
  const listed = new Set(rows.map(({ id }) => id));
  // Other letters and digits, such as the code of a town in Latvia, are not ids.
  const prefixes = new Set(['C4', ...rows.map(({ id }) => prefixOf(id))]);
  const ids = [...new Set([...quoted.page, ...quoted.server])]
    .filter((id) => prefixes.has(prefixOf(id)))
    .toSorted();
  return {
    unproven: rows.filter((row) => !isProven(row, quoted)),
    unknown: ids.filter((id) => !listed.has(id) && !known.has(id)),
    missing: rows.filter(({ where }) => where === 'part' || where === 'open'),
  };
}
