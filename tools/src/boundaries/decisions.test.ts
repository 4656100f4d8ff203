import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../../../docs/decisions');
const pages = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
const titleOf = (page: string): string => readFileSync(join(folder, page), 'utf8').split('\n')[0] ?? '';

describe('docs/decisions', () => {
  it('the README of decisions lists every decision once, by number and title', () => {
    const listed = readFileSync(join(folder, 'README.md'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('- '))
      .toSorted();
    const expected = pages.map((page) => {
      const [number, ...title] = titleOf(page).replace('# ', '').split(' ');
      return `- [${number}](${page}) ${title.join(' ')}`;
    });
    expect(listed).toEqual(expected.toSorted());
  });

  it('each decision has a unique number, with which its title begins', () => {
    const numbers = pages.map((page) => page.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(pages.filter((page) => !titleOf(page).startsWith(`# ${page.slice(0, 4)} `))).toEqual([]);
  });
});
