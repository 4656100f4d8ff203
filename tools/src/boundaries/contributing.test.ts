import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { pathsNamed, tablesNamed } from './named-in-text.ts';

const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
const changes = text.slice(text.indexOf('## To change X, edit Y'), text.indexOf('## A new carrier'));

const paths = globSync('{.ci,*}{,/**}', {
  cwd: root,
  exclude: (name) => /(^|\/)(node_modules|dist|artifacts)$/.test(name),
});
/** A path may be written from a folder that the sentence names before: `workflows/notify/copy`. */
const exists = (named: string): boolean =>
  named.includes('*')
    ? globSync(named, { cwd: root }).length > 0 ||
      globSync(`**/${named}`, { cwd: join(root, 'booking-api/src') }).length > 0
    : paths.some((path) => path === named || path.endsWith(`/${named}`));

const tables = new Set(
  globSync('booking-api/migrations/*.sql', { cwd: root }).flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/create table (?:if not exists )?(\w+)/g)].map(
      ([, table]) => table,
    ),
  ),
);

describe('CONTRIBUTING.md', () => {
  it('paths and tables are found among the other words in backticks', () => {
    const sample = '`shell/src/page`, `csv.ts`, `npm test`, `/openapi.json`, `<domain>/rules.ts`, `cut_offs`';
    expect(pathsNamed(sample)).toEqual(['shell/src/page', 'csv.ts']);
    expect(tablesNamed(`${sample}, \`coupons.kind\`, \`not valid\`, \`csv.ts\``)).toEqual([
      'cut_offs',
      'coupons',
    ]);
  });

  it('every path that it names exists', () => {
    expect(pathsNamed(text).filter((path) => !exists(path))).toEqual([]);
  });

  it('every table that it names for a change exists', () => {
    expect(tablesNamed(changes).filter((table) => !tables.has(table))).toEqual([]);
  });
});
