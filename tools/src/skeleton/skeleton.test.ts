import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSkeleton } from './write-skeleton.ts';

describe('a new remote', () => {
  it('has every drawer, named after itself', () => {
    const folder = mkdtempSync(join(tmpdir(), 'skeleton-'));
    const files = writeSkeleton('mf-loyalty-club', folder);
    expect(files).toEqual(
      expect.arrayContaining([
        'mf-loyalty-club/README.md',
        'mf-loyalty-club/src/expose/loyalty-club.tsx',
        'mf-loyalty-club/src/fragments/loyalty-club/section.test.tsx',
        'mf-loyalty-club/src/state/reducer.ts',
        'mf-loyalty-club/src/effects/start.ts',
        'mf-loyalty-club/src/copy/words.ts',
        'mf-loyalty-club/src/testing/started.ts',
        'mf-loyalty-club/dev/index.tsx',
      ]),
    );
    const { name, nx } = JSON.parse(readFileSync(join(folder, 'mf-loyalty-club/package.json'), 'utf8'));
    expect(name).toBe('@sendahead/mf-loyalty-club');
    expect(nx.targets.build.options.command).toContain('mf-loyalty-club');
    expect(readFileSync(join(folder, 'mf-loyalty-club/src/copy/words.ts'), 'utf8')).toContain(
      "'Loyalty club'",
    );
    rmSync(folder, { recursive: true });
  });
});
