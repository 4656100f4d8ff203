import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';

const data = mkdtempSync(join(tmpdir(), 'release-command-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const release = (...words: string[]) =>
  spawnSync(process.execPath, [join(root, 'tools/src/commands/release.ts'), ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, SENDAHEAD_DATA: data },
  });

describe('npm run release', () => {
  it.each([
    [['mf-services', '--to', '9.9.9'], 'mf-services 9.9.9 was never released here'],
    [['mf-nothing'], 'No such part: mf-nothing.'],
    [[], 'Name the parts to release, or ask for --all.'],
    [['mf-services', '--force'], '--force goes with --why'],
    [['mf-services', '--off', 'Closed today.'], '--off goes with --why'],
    [['--off', 'Closed today.', '--why', 'a test'], 'goes with exactly one part'],
    [['shell', '--off', 'Closed today.', '--why', 'a test'], 'The shell draws every page'],
    [['mf-services', '--on'], 'mf-services was never released here'],
    [['mf-services', '--percent', '5'], '--percent goes with --why'],
    [['mf-services', '--percent', '101', '--why', 'a test'], 'a whole number from 0 to 100'],
    [['mf-services', '--rise'], '--rise goes with --why'],
    [['mf-services', '--rise', '--end', '--why', 'a test'], '--rise would be ignored'],
    [['mf-services', '--staff', '--why', 'a test'], '--staff would be ignored'],
    [['mf-services', '--to', '9.9.9', '--percent', '5'], '--percent would be ignored'],
    [['mf-services', '--end'], 'mf-services has no canary'],
    [['--to'], 'npm run release -- <part> --to <version>'],
  ])('%j prints a sentence without a stack', (words, sentence) => {
    const { status, stdout, stderr } = release(...words);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect([status, stdout]).toEqual([1, '']);
  });
});
