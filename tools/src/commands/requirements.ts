import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { idsInTable, idsInTests } from '../requirements/ids.ts';

/** `requirements`: lists the rows of docs/requirements that no test names; ends with 1 when there are any. */
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const rows = globSync('docs/requirements/*.md', { cwd: root }).flatMap((file) => idsInTable(read(file)));
const tests = globSync(
  ['{shared-*,shell,mf-*,booking-api,payment-sandbox,tools,e2e}/**/*.{test,spec}.{ts,tsx}'],
  {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
);
const held = new Set(tests.flatMap((file) => idsInTests(read(file), file.endsWith('x'))));
const missing = rows.filter(({ id }) => !held.has(id));
for (const { id, text } of missing) console.log(`${id}  ${text}`);
console.log(`${rows.length} rows, ${rows.length - missing.length} named by a test, ${missing.length} not`);
process.exit(missing.length === 0 ? 0 : 1);
