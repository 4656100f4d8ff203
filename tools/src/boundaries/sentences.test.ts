import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { sentencesOf } from './sentences.ts';

/** Sentences that still stand outside `copy/`, by part. A change lowers a number, and never raises one. */
const outside: Readonly<Record<string, number>> = {
  shell: 0,
  'shared-ui': 0,
  'mf-addresses': 0,
  'mf-travelers': 0,
  'mf-services': 0,
  'mf-checkout': 369,
  'mf-orders': 0,
  'mf-admin': 0,
};

const filesOf = (part: string): string[] =>
  globSync(`${part}/src/**/*.tsx`, { cwd: root }).filter((path) => !/\.test\.|\/(copy|testing)\//.test(path));

describe('sentences that a person reads', () => {
  it('are found among other text of a source', () => {
    const source = `const id = 'club'; const a = <p title="Your bags" className="bags">Ready {count}</p>;
      const b = sent ? 'Nothing was sent.' : \`Sent to \${name}.\`;`;
    expect(sentencesOf(source)).toEqual(['Your bags', 'Ready', 'Nothing was sent.', 'Sent to']);
  });

  it.each(Object.entries(outside))('of %s stand in its copy files, all but %d', (part, most) => {
    const found = filesOf(part).flatMap((path) =>
      sentencesOf(readFileSync(join(root, path), 'utf8')).map((sentence) => `${path}: ${sentence}`),
    );
    expect(found.length <= most ? [] : found).toEqual([]);
    expect(found).toHaveLength(most);
  });
});
