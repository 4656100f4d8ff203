import { foldersOf } from './watch-parts.ts';

const partsTouchedBy = (folder: string, parts: readonly string[]): string[] =>
  foldersOf(parts)
    .filter(([path]) => path === folder)
    .map(([, part]) => part);

describe('npm run dev', () => {
  it('a changed contract concerns every watched part, also one that is watched alone', () => {
    expect(partsTouchedBy('shared-contracts/src', ['shell', 'mf-services'])).toEqual([
      'shell',
      'mf-services',
    ]);
    expect(partsTouchedBy('shared-contracts/src', ['mf-services'])).toEqual(['mf-services']);
  });

  it('the look is lent by the shell, and the sources of a part concern that part', () => {
    expect(partsTouchedBy('shared-ui/src', ['shell', 'mf-services'])).toEqual(['shell']);
    expect(partsTouchedBy('mf-services/src', ['shell', 'mf-services'])).toEqual(['mf-services']);
  });
});
