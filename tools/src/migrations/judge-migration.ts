/** What a migration may not do while the previous release runs, and what to do instead. */
interface Rule {
  readonly name: string;
  readonly found: RegExp;
  readonly instead: string;
  /** Not a problem of a table that the same file creates: nobody uses it yet. */
  readonly newTableIsFine?: boolean;
}

const rules: readonly Rule[] = [
  {
    name: 'drop',
    found: /\b(?:drop\s+column|drop\s+table)\s+(?:if\s+exists\s+)?(?<table>[\w."]+)/,
    instead: 'stop using it in one release and drop it in the next; then allow it here by its reason',
  },
  {
    name: 'rename',
    found: /\brename\s+(?:column\s+\w+\s+)?to\b|\brename\s+\w+\s+to\b/,
    instead: 'add the new name, write both, move the rows, read the new one; drop the old in a later release',
  },
  {
    name: 'type',
    found: /\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/,
    instead:
      'add a column of the new type and fill it in batches: the change rewrites the table under a lock',
  },
  {
    name: 'not-null',
    found: /\balter\s+(?:column\s+)?\w+\s+set\s+not\s+null\b/,
    instead:
      'add constraint … check (x is not null) not valid; validate it in the next file; set not null in the one after, allowed by its reason',
  },
  {
    name: 'not-null-column',
    found:
      /\badd\s+column\s+(?:if\s+not\s+exists\s+)?(?:(?!\bdefault\b|\bgenerated\b)[^,;])*\bnot\s+null\b(?!(?:(?!,)[^;])*\b(?:default|generated)\b)/,
    instead: 'give it a default: servers of the release before insert rows without it',
    newTableIsFine: true,
  },
  {
    name: 'constraint',
    found:
      /\balter\s+table\s+(?:only\s+)?(?<table>[\w."]+)[^;]*?\badd\s+(?:constraint\s+\w+\s+)?(?:check|foreign\s+key)\b(?![^;]*\bnot\s+valid\b)/,
    instead:
      'add it as not valid, and validate constraint in the next file: else all rows are read under a lock',
    newTableIsFine: true,
  },
  {
    name: 'index',
    found:
      /\bcreate\s+(?:unique\s+)?index\s+(?!concurrently\b)(?:if\s+not\s+exists\s+)?(?:\w+\s+)?on\s+(?:only\s+)?(?<table>[\w."]+)/,
    instead:
      'a file of its own that begins with "-- outside a transaction": drop index concurrently if exists x; create index concurrently x …',
    newTableIsFine: true,
  },
  {
    name: 'whole-table',
    found: /\b(?:update\s+(?<table>[\w."]+)\s+set\b(?![^;]*\bwhere\b)|delete\s+from\s+[\w."]+\s*(?:;|$))/,
    instead: 'change rows in batches by a job: one statement holds the locks of all of them',
    newTableIsFine: true,
  },
  {
    name: 'lock',
    found: /\b(?:lock\s+table|truncate|cluster|vacuum\s+full|set\s+(?:local\s+)?lock_timeout)\b/,
    instead: 'leave it out: a migration waits three seconds for a lock, gives up and is tried again',
  },
];

const outside = '-- outside a transaction\n';

/** Text and comments contain words that are not statements. */
const statementsOf = (sql: string): string[] =>
  sql
    .replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/**
 * Why a migration would block or break the running release while it is applied; empty when it would not. A line
 * `-- allowed: <rule>: <reason>` of the file lets one rule pass.
 */
export function judgeMigration(sql: string): string[] {
  const allowed = new Set([...sql.matchAll(/^-- allowed: ([a-z-]+): \S.{9,}$/gm)].map(([, name]) => name));
  const statements = statementsOf(sql);
  const made = new Set(
    statements.flatMap(
      (text) => /^create (?:unlogged )?table (?:if not exists )?([\w."]+)/.exec(text)?.[1] ?? [],
    ),
  );
  const problems = statements.flatMap((statement) =>
    rules.flatMap(({ name, found, instead, newTableIsFine }) => {
      const match = found.exec(statement);
      if (!match || allowed.has(name)) return [];
      const table = match.groups?.table ?? /\balter table (?:only )?([\w."]+)/.exec(statement)?.[1];
      if (newTableIsFine && table && made.has(table)) return [];
      return [`${name}: "${match[0].slice(0, 80)}"; ${instead}`];
    }),
  );
  const concurrent = statements.some((text) => /\bindex concurrently\b/.test(text));
  if (concurrent && !sql.startsWith(outside))
    problems.push('concurrently: the file must begin with "-- outside a transaction"');
  if (sql.startsWith(outside) && !statements.every((text) => /\bindex concurrently\b/.test(text)))
    problems.push('outside: only indexes are made outside a transaction; all else goes into another file');
  return problems;
}
