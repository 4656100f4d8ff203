import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fragmentOf, titleOf } from './skeleton.ts';

/** A line that a remote has in a file of others, and the end of the list that it joins. */
interface Row {
  readonly file: string;
  /** How the list begins; its end is the first `end` after it. */
  readonly list: string;
  readonly end: string;
  readonly text: string;
}

const rowsOf = (name: string): readonly Row[] => {
  const [fragment, title] = [fragmentOf(name), titleOf(name)];
  return [
    {
      file: 'shared-contracts/src/bus/parts.ts',
      list: 'export const parts = [',
      end: '\n] as const',
      text: `  '${name}',`,
    },
    {
      file: 'shared-contracts/src/page/fragment-pages.ts',
      list: 'export const fragmentPages = {',
      end: '\n} as const',
      text: `  '${fragment}': { path: '/${fragment}', title: '${title}' },`,
    },
    {
      file: 'shell/src/layout/placements.ts',
      list: 'const placements:',
      end: '\n};',
      text: `  '${fragment}': [{ place: '${fragment}', remote: '${name}', fragment: '${fragment}', title: '${title}' }],`,
    },
  ];
};

/**
 * Registers a new remote: as a part that may own topics, with a page and its place on it. Returns the files
 * that it wrote. Throws an Error when a list is not found, before it writes anything.
 */
export function enrolRemote(name: string, root: string): string[] {
  const written = rowsOf(name).map(({ file, list, end, text }) => {
    const source = readFileSync(join(root, file), 'utf8');
    const begin = source.indexOf(list);
    const at = begin < 0 ? -1 : source.indexOf(end, begin);
    if (at < 0) throw new Error(`${file} has no list that begins with: ${list}`);
    return { file, source: `${source.slice(0, at)}\n${text}${source.slice(at)}` };
  });
  for (const { file, source } of written) writeFileSync(join(root, file), source);
  return written.map(({ file }) => file);
}
