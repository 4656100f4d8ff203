import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { dropRemote, enrolRemote } from './enrol-remote.ts';
import { writeSkeleton } from './write-skeleton.ts';

const configuration = {
  extends: join(root, 'tsconfig.base.json'),
  include: ['mf-orders/src', join(root, 'shared-ui/src/assets.d.ts')],
};

describe('a new remote', () => {
  it('a new remote compiles', () => {
    const folder = mkdtempSync(join(tmpdir(), 'compiled-'));
    // It has the name of a known part, because the list of parts types hosts and fakes.
    writeSkeleton('mf-orders', folder);
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration));
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
    expect(stdout).toBe('');
    rmSync(folder, { recursive: true });
  });

  it('a new remote has every folder, under its name', () => {
    const folder = mkdtempSync(join(tmpdir(), 'skeleton-'));
    const files = writeSkeleton('mf-loyalty-club', folder);
    expect(files).toEqual(
      expect.arrayContaining([
        'mf-loyalty-club/README.md',
        'mf-loyalty-club/src/expose/loyalty-club.tsx',
        'mf-loyalty-club/src/expose/exposed.test.ts',
        'mf-loyalty-club/src/fragments/loyalty-club/section.test.tsx',
        'mf-loyalty-club/src/state/reducer.ts',
        'mf-loyalty-club/src/effects/start.ts',
        'mf-loyalty-club/src/copy/opening.ts',
        'mf-loyalty-club/src/testing/started.ts',
        'mf-loyalty-club/dev/index.tsx',
      ]),
    );
    const { name, nx } = JSON.parse(readFileSync(join(folder, 'mf-loyalty-club/package.json'), 'utf8'));
    expect(name).toBe('@sendahead/mf-loyalty-club');
    expect(nx.targets.build.options.command).toContain('mf-loyalty-club');
    expect(readFileSync(join(folder, 'mf-loyalty-club/src/copy/opening.ts'), 'utf8')).toContain(
      "'Loyalty club'",
    );
    rmSync(folder, { recursive: true });
  });

  it('the new remote is known as a part, and has a page', () => {
    const folder = mkdtempSync(join(tmpdir(), 'enrolled-'));
    const files = [
      'shared-contracts/src/bus/parts.ts',
      'shared-contracts/src/page/fragment-pages.ts',
      'shell/src/layout/placements.ts',
    ];
    for (const file of files) cpSync(join(root, file), join(folder, file));
    expect(enrolRemote('mf-loyalty-club', folder)).toEqual(files);
    const [parts, pages, placements] = files.map((file) => readFileSync(join(folder, file), 'utf8'));
    expect(parts).toMatch(/'mf-loyalty-club',\n\] as const/);
    expect(pages).toContain("'loyalty-club': { path: '/loyalty-club', title: 'Loyalty club' },");
    expect(placements).toContain("remote: 'mf-loyalty-club', fragment: 'loyalty-club'");
    rmSync(folder, { recursive: true });
  });

  it('a removed remote leaves nothing in the lists, even if the formatter broke its lines', () => {
    const folder = mkdtempSync(join(tmpdir(), 'dropped-'));
    const files = [
      'shared-contracts/src/bus/parts.ts',
      'shared-contracts/src/page/fragment-pages.ts',
      'shell/src/layout/placements.ts',
    ];
    for (const file of files) cpSync(join(root, file), join(folder, file));
    const name = 'mf-loyalty-club-of-very-long-standing';
    const biome = (...words: string[]) =>
      spawnSync(join(root, 'node_modules/.bin/biome'), words, { cwd: folder, encoding: 'utf8' }).status;
    cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
    enrolRemote(name, folder);
    expect(biome('format', '--write', '--vcs-enabled=false', ...files)).toBe(0);
    expect(readFileSync(join(folder, files[2] ?? ''), 'utf8')).toContain(`\n      remote: '${name}'`);
    expect(dropRemote(name, folder)).toEqual(files);
    for (const file of files)
      expect(readFileSync(join(folder, file), 'utf8')).toBe(readFileSync(join(root, file), 'utf8'));
    expect(dropRemote(name, folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  it('a new remote is not created when a list is not found', () => {
    const folder = mkdtempSync(join(tmpdir(), 'unlisted-'));
    expect(() => enrolRemote('mf-loyalty-club', folder)).toThrow();
    rmSync(folder, { recursive: true });
  });
});
