import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fragmentOf, titleOf } from './skeleton.ts';

/** A line for a remote in a shared file, and the end of the list that contains it. */
interface Row {
  readonly file: string;
  /** How the list begins; its end is the first `end` after it. */
  readonly list: string;
  readonly end: string;
  /** The row's key in the list, or the row itself. */
  readonly key: string;
  readonly text: string;
}

const rowsOf = (name: string): readonly Row[] => {
  const [fragment, title] = [fragmentOf(name), titleOf(name)];
  return [
    {
      file: 'shared-contracts/src/bus/parts.ts',
      list: 'export const parts = [',
      end: '\n] as const',
      key: name,
      text: `  '${name}',`,
    },
    {
      file: 'shared-contracts/src/page/fragment-pages.ts',
      list: 'export const fragmentPages = {',
      end: '\n} as const',
      key: fragment,
      text: `  '${fragment}': { path: '/${fragment}', title: '${title}' },`,
    },
    {
      file: 'shell/src/layout/placements.ts',
      list: 'const placements:',
      end: '\n};',
      key: fragment,
      text: `  '${fragment}': [{ place: '${fragment}', remote: '${name}', fragment: '${fragment}', title: '${title}' }],`,
    },
  ];
};

/** The file of a row, and where its list begins and ends in it. Throws an Error when the list is not found. */
function listOf({ file, list, end }: Row, root: string): { source: string; begin: number; at: number } {
  const source = readFileSync(join(root, file), 'utf8');
  const begin = source.indexOf(list);
  const at = begin < 0 ? -1 : source.indexOf(end, begin);
  if (at < 0) throw new Error(`${file} has no list that begins with: ${list}`);
  return { source, begin, at };
}

/**
 * Registers a new remote: as a part that may own topics, with a page and its place on it. Returns the files
 * that it wrote. Throws an Error when a list is not found, before it writes anything.
 */
export function enrolRemote(name: string, root: string): string[] {
  return write(
    rowsOf(name).map((row) => {
      const { source, at } = listOf(row, root);
      return { file: row.file, source: `${source.slice(0, at)}\n${row.text}${source.slice(at)}` };
    }),
    root,
  );
}

/** The lines of a list without the row of this key, which the formatter may have broken into several lines. */
function withoutRow(lines: readonly string[], key: string): string[] {
  const from = lines.findIndex((line) => new RegExp(`^ {2}'?${key}'?[:,]`).test(line));
  if (from < 0) return [...lines];
  const next = lines.findIndex((line, index) => index > from && !/^ {2}[ \])}]/.test(line));
  return lines.toSpliced(from, (next < 0 ? lines.length : next) - from);
}

/** Removes a remote from every list that `enrolRemote` added it to. Returns the files that it wrote. */
export function dropRemote(name: string, root: string): string[] {
  return write(
    rowsOf(name).flatMap((row) => {
      const { source, begin, at } = listOf(row, root);
      const list = source.slice(begin, at);
      const rest = withoutRow(list.split('\n'), row.key).join('\n');
      return rest === list
        ? []
        : [{ file: row.file, source: `${source.slice(0, begin)}${rest}${source.slice(at)}` }];
    }),
    root,
  );
}

function write(written: readonly { file: string; source: string }[], root: string): string[] {
  for (const { file, source } of written) writeFileSync(join(root, file), source);
  return written.map(({ file }) => file);
}
