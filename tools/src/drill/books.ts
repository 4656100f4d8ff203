import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** The records that a restored shop must match to the cent, as text to compare. */
export async function booksOf(client: pg.Client): Promise<Record<string, string>> {
  const books: Record<string, string> = {};
  for (const [name, question] of Object.entries(questions)) {
    const { rows } = await client.query(question);
    books[name] = rows.map((row) => Object.values(row).join(' ')).join(', ');
  }
  return books;
}

const digest = (row: string, order: string) => `md5(coalesce(string_agg(${row}, ',' order by ${order}), ''))`;
const questions = {
  orders: `select count(*), sum(total_cents), ${digest('concat(id, status, total_cents)', 'id')} from orders`,
  lines: `select count(*), sum(amount_cents), ${digest('concat(order_id, position, amount_cents)', 'order_id, position')} from order_lines`,
  ledger: `select account, count(*), sum(amount_cents) from ledger_entries group by account order by account`,
  entries: `select ${digest('concat(order_id, event, account, amount_cents, transaction_id)', 'id')} from ledger_entries`,
  payments: `select status, count(*), sum(amount_cents) from payments group by status order by status`,
  bags: `select label, count(*) from order_parcels group by label order by label`,
  emails: 'select count(*) from order_mails',
} as const;

/** Every file below a folder with its digest. */
export function filesOf(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [
        path.slice(folder.length),
        createHash('sha256').update(readFileSync(path)).digest('hex'),
      ]),
  );
}
