import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames, root } from '../build/workspace.ts';
import { sentencesOf } from './sentences.ts';

const parts = ['shell', 'shared-ui', ...remoteNames()];

const filesOf = (part: string): string[] =>
  globSync(`${part}/src/**/*.tsx`, { cwd: root }).filter((path) => !/\.test\.|\/(copy|testing)\//.test(path));

describe('sentences for people', () => {
  it('sentences are found among the other text of a source', () => {
    const source = `const id = 'club'; const a = <p title="Your bags" className="bags">Ready {count}</p>;
      const b = sent ? 'Nothing was sent.' : \`Sent to \${name}.\`;`;
    expect(sentencesOf(source)).toEqual(['Your bags', 'Ready', 'Nothing was sent.', 'Sent to']);
  });

  it.each(parts)('sentences of %s are in its copy files', (part) => {
    const found = filesOf(part).flatMap((path) =>
      sentencesOf(readFileSync(join(root, path), 'utf8')).map((sentence) => `${path}: ${sentence}`),
    );
    expect(found).toEqual([]);
  });
});
