import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { partNames, root } from '../build/workspace.ts';
import { callsMade, callsOf, type Source } from './calls-made.ts';

/** The generated page that lists what each part publishes, reads and calls. */
export const partsPage = join(root, 'docs/parts.md');

interface DefinedTopic {
  readonly constant: string;
  readonly name: string;
}

const definition = /export const (\w+) = define(?:State|Event)\(\s*'([^']+)'/g;
const use = /\.(publish|state|events)\(\s*(\w+)/g;

/** The topics that files define. */
export const topicsOf = (sources: readonly Source[]): DefinedTopic[] =>
  sources.flatMap(({ text }) =>
    [...text.matchAll(definition)].map(([, constant = '', name = '']) => ({ constant, name })),
  );

/** Names of the defined topics that sources pass to a method of the bus, sorted. */
export function topicsUsed(
  topics: readonly DefinedTopic[],
  method: 'publish' | 'state' | 'events',
  sources: readonly Source[],
): string[] {
  const constants = new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(use)].filter(([, of]) => of === method).map(([, , constant]) => constant),
    ),
  );
  return topics
    .filter(({ constant }) => constants.has(constant))
    .map(({ name }) => name)
    .toSorted();
}

const sourcesIn = (folder: string): Source[] =>
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
    const fragments = globSync('src/expose/*.{ts,tsx}', { cwd: join(root, part) })
      .map((path) => basename(path).replace(/\.tsx?$/, ''))
      .toSorted();
    const rows = [
      ['fragments', fragments],
      ['publishes', topicsUsed(topics, 'publish', sources)],
      ['reads state', topicsUsed(topics, 'state', sources)],
      ['hears events', topicsUsed(topics, 'events', sources)],
      ['calls', [...callsMade(calls, sources)].toSorted()],
    ] as const;
    const lines = rows.map(([what, names]) => `| ${what} | ${listed(names)} |`);
    return `## ${part}\n\n| | |\n|---|---|\n${lines.join('\n')}\n`;
  });
  return `# Parts: topics and calls\n\nWritten by \`npm run contracts\` from the sources. Topics are defined in \`shared-contracts/src/*/topics.ts\`, calls in \`*calls.ts\`.\n\n${sections.join('\n')}`;
}
