import type { LogEvent } from 'kysely';
import { currentSpan } from './current-work.ts';
import { failureOf } from './tracing.ts';

/** Beyond this length a statement is only a list of placeholders. */
const longest = 2000;

/**
 * Adds a statement to its caller's trace: its text, which has `$1` in place of values, and never the values.
 */
export function traceStatement(event: LogEvent): void {
  const { query, queryDurationMillis } = event;
  const span = currentSpan();
  if (!span?.isKept) return;
  const facts = { 'db.system.name': 'postgresql', 'db.query.text': query.sql.slice(0, longest) };
  const failure = event.level === 'error' ? failureOf(event.error) : undefined;
  span.ended(nameOf(query.sql), 'client', facts, queryDurationMillis, failure);
}

/** Its verb and table: `select orders`. */
function nameOf(text: string): string {
  const [verb = ''] = /\w+/.exec(text) ?? [];
  const [, table = ''] = /\b(?:from|into|update)\s+"?([\w.]+)/i.exec(text) ?? [];
  return `${verb.toLowerCase()} ${table}`.trim();
}
