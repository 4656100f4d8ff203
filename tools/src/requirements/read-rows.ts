import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { attackRows } from './attacks.ts';
import { idsInTests, type Row, rowsInTable } from './ids.ts';
import { type Judgement, judgeRows } from './judge-rows.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const idsIn = (folders: string): Set<string> =>
  new Set(
    globSync(`${folders}/**/*.{test,spec}.{ts,tsx}`, {
      cwd: root,
      exclude: ['**/node_modules/**', '**/dist/**'],
    }).flatMap((file) => idsInTests(read(file), file.endsWith('x'))),
  );

/** The rows of docs/requirements, and the ids that the test files of this tree quote. */
export function readRows(): Judgement & { rows: readonly Row[] } {
  const rows = globSync('docs/requirements/*.md', { cwd: root }).flatMap((file) => rowsInTable(read(file)));
  const quoted = {
    page: idsIn('{shared-ui,shell,mf-*,e2e}'),
    server: idsIn('{booking-api,payment-sandbox,shared-contracts,tools}'),
  };
  const attacks = attackRows(read('docs/security.md')).map(({ attack }) => `C4-${attack}`);
  return { rows, ...judgeRows(rows, quoted, new Set(attacks)) };
}
