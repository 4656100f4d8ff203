import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { bannedIn } from './plain-words.ts';

/** These files name the words that they ban. */
const itself = 'tools/src/boundaries/plain-words';

const paths = globSync(
  [
    '*.{md,mjs}',
    'docs/**/*.md',
    '{booking-api,e2e,mf-*,payment-sandbox,shared-*,shell,tools}/**/*.{ts,tsx,mjs,md}',
  ],
  { cwd: root, exclude: (path) => /node_modules|dist|\.data/.test(String(path)) },
).filter((path) => !path.startsWith(itself));

describe('banned words', () => {
  it('are found in comments and test titles, and not in code', () => {
    const source = `
      // The total stands in the summary.
      /** Draws the page
       *  anew. */
      const told = 'https://lies.example';
      it('the customer is told', () => {});
    `;
    expect(bannedIn('a.test.ts', source).map((line) => line.split(';')[0])).toEqual([
      'a.test.ts: "stands" in "The total stands in the summary."',
      'a.test.ts: "anew" in "Draws the page anew."',
      'a.test.ts: "told" in "the customer is told"',
    ]);
  });

  it('are found in documents, across the lines of a paragraph, and not in their code', () => {
    const source = '# Title\n\nEach remote is a package of\nits own.\n\n- `told` is a name.\n';
    expect(bannedIn('docs/a.md', source)).toHaveLength(1);
  });

  it('are allowed in names that contain them and in set phrases', () => {
    const source = '// A stand-in for the clock. An underlying value. It stands for a bag.';
    expect(bannedIn('a.ts', source)).toEqual([]);
  });

  it('appear in no comment, test title or document', () => {
    expect(paths.flatMap((path) => bannedIn(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });
});
