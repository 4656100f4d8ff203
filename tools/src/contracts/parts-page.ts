import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exposesOf } from '../build/exposes.ts';
import { partNames, root } from '../build/workspace.ts';
import { callsMade, callsOf, type Source } from './calls-made.ts';
import { topicsOf, topicsUsed } from './topics-used.ts';

/** The generated page that lists what each part publishes, reads and calls. */
export const partsPage = join(root, 'docs/parts.md');

/** The sources of a workspace without its tests. */
export const sourcesIn = (folder: string): Source[] =>
  globSync('src/**/*.{ts,tsx}', { cwd: join(root, folder) })
    .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
    .map((path) => ({ path: join(folder, path), text: readFileSync(join(root, folder, path), 'utf8') }));

const listed = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ') || 'none';

/** The text of `docs/parts.md`: what each part publishes, reads and calls, according to the sources. */
export function describeParts(): string {
  const contracts = sourcesIn('shared-contracts');
  const topics = topicsOf(contracts);
  const calls = callsOf(contracts);
  const sections = partNames().map((part) => {
    const sources = sourcesIn(part);
    const fragments = Object.keys(exposesOf(part)).map((name) => name.replace('./', ''));
    const used = topicsUsed(topics, sources);
    const rows = [
      ['fragments', fragments.toSorted()],
      ['publishes', used.publish],
      ['reads state', used.state],
      ['hears events', used.events],
      ['calls', [...callsMade(calls, sources)].toSorted()],
    ] as const;
    const lines = rows.map(([what, names]) => `| ${what} | ${listed(names)} |`);
    return `## ${part}\n\n| | |\n|---|---|\n${lines.join('\n')}\n`;
  });
  return `# Parts: topics and calls\n\nWritten by \`npm run contracts\` from the sources. \`shared-contracts/src/bus/catalog.ts\` lists every topic and imports it from where it is defined, \`bus/publishers.ts\` says who publishes an event, \`call/catalog.ts\` lists every call.\n\n${sections.join('\n')}`;
}
