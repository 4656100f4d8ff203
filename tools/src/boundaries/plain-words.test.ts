import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { bannedIn, readProblemsIn } from './plain-words.ts';
import { readTextsOf } from './read-texts.ts';

/** These files name the words that they ban. */
const itself = 'tools/src/boundaries/plain-words';

/** Migrations that were applied are never edited, not even their comments. */
const isApplied = (path: string): boolean =>
  path.startsWith('booking-api/migrations/') && path < 'booking-api/migrations/1031';

const paths = globSync(
  [
    '*.{md,mjs}',
    'docs/**/*.md',
    '{booking-api,e2e,mf-*,payment-sandbox,shared-*,shell,tools}/**/*.{ts,tsx,mjs,md,css,sql}',
    'deploy/**/*.{yaml,yml,conf,cfg,ini,sh,example,service,timer}',
    'deploy/**/{Containerfile,Caddyfile}*',
  ],
  { cwd: root, exclude: (path) => /node_modules|dist|\.data/.test(String(path)) },
).filter((path) => !path.startsWith(itself) && !isApplied(path));

/** A letter counts luggage by pieces; a history names stored kinds next to their words. */
const exempt = /\.test\.|\/copy\/(letter|order-history)\.ts$/;

/** Every file whose strings customers and staff read. */
const readPaths = globSync(
  [
    '{shell,shared-ui,mf-*}/src/copy/**/*.ts',
    'shell/src/carts/*.ts',
    'shared-ui/src/date-field/typed-date.ts',
    'shared-contracts/src/{pricing/words,accounts/mail-kinds,orders/money-sheet,ship-form/field-words}.ts',
    'booking-api/src/**/copy/*.ts',
    'booking-api/src/workflows/notify/**/*{-text,-html,-lines,-links,-facts}.ts',
    'booking-api/src/modules/accounts/{mails,pages,providers}/*{-mail,-mails,-forms,-pages}.ts',
    'booking-api/src/modules/site/plain/error-pages.ts',
    'booking-api/src/modules/orders/documents/{bill,customs,packing-list}-pdf.ts',
    'booking-api/src/modules/orders/steps/receipt-steps.ts',
    'booking-api/src/modules/pricing/{date-error,public/line-items}.ts',
  ],
  { cwd: root },
).filter((path) => !exempt.test(path));

/** Legal text is read once and slowly: its sentences may be longer. */
const legal = /site\/copy\/brand-pages\.ts$/;

/** ER-19: the requirement prescribes the exact wording of this sentence. */
const exact = ['The transaction could not be processed.'];

const problemsIn = (source: string): string[] => readProblemsIn('copy.ts', source);

describe('banned words', () => {
  it('banned words are found in comments and test titles, but not in code', () => {
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

  it('banned words are found in documents, also across line breaks, but not in their code', () => {
    const source = '# Title\n\nEach remote is a package of\nits own.\n\n- `told` is a name.\n';
    expect(bannedIn('docs/a.md', source)).toHaveLength(1);
  });

  it('banned words are allowed in names that contain them and in set phrases', () => {
    const source = '// A stand-in for the clock. An underlying value. It stands for a bag.';
    expect(bannedIn('a.ts', source)).toEqual([]);
  });

  it('banned words appear in no comment, test title or document', () => {
    expect(paths.flatMap((path) => bannedIn(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });
});

describe('what people read', () => {
  it("readers' text is every string of a copy file with its values filled in, without imports, types and markup", () => {
    const source = `import { a } from './a-file name.ts';
      type Kind = 'one kind' | 'other kind';
      export const words = { id: 'outbound', title: 'Your bags', of: (n: number) => \`\${n} of <b>4</b> bags\` };`;
    expect(readTextsOf(source)).toEqual(['Your bags', 'X of  4  bags']);
  });

  it("readers' text is refused with a second form of a term, a banned word, a code or a long sentence", () => {
    const long = `This is a sentence ${'that goes on '.repeat(6)}and ends.`;
    expect(
      problemsIn(`const a = ['We mail your labels.', 'The way back', 'Error no_service here', '${long}'];`),
    ).toEqual([
      'copy.ts: "mail" in "We mail your labels."; write email',
      'copy.ts: "way back" in "The way back"; write outbound, return',
      'copy.ts: "way back" in "The way back"; write outbound, return',
      'copy.ts: "no_service" in "Error no_service here"; write words, not a code',
      `copy.ts: 24 words in "${long}"`,
    ]);
  });

  it("readers' text is plain and short, with one word for each term", () => {
    const problems = readPaths.flatMap((path) =>
      readProblemsIn(path, readFileSync(join(root, path), 'utf8'), { exact, isLegal: legal.test(path) }),
    );
    expect(problems).toEqual([]);
  });
});
