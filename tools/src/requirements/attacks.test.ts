import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { attackRows, attacksInTests } from './attacks.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const rows = attackRows(read('docs/security.md'));

describe('docs/security.md', () => {
  it('docs/security.md lists every attack once, in order and without gaps', () => {
    expect(rows.map(({ attack }) => attack)).toEqual(rows.map((_, index) => index + 1));
    expect(rows.length).toBeGreaterThanOrEqual(40);
  });

  it.each(rows.map(({ attack, files }) => [attack, files] as const))(
    'the row of %s names only files with tests that quote the attack',
    (attack, files) => {
      expect(files.length).toBeGreaterThan(0);
      for (const file of files)
        expect([file, attacksInTests(read(file))]).toEqual([file, expect.arrayContaining([attack])]);
    },
  );
});

describe('attacks in the names of tests', () => {
  it('attacks are read one by one, in both spellings, and only from the names of tests', () => {
    const source = `
      // attack 9
      it('refuses it (attacks 1, 2)', () => expect('attack 3').toBe(4));
      test('C4-31 C4-33 has locks', () => {});
      describe('notices (attacks 23 and 24)', () => {});
    `;
    expect(attacksInTests(source)).toEqual([1, 2, 31, 33, 23, 24]);
  });
});
