import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { writeBuild } from '../release/testing/write-build.ts';

const data = mkdtempSync(join(tmpdir(), 'preview-command-'));
const built = writeBuild(join(data, 'releases/mf-orders/0.1.0-abcdef1'), 'mf-orders', 'abcdef1');
afterAll(() => rmSync(data, { recursive: true, force: true }));

const preview = (...words: string[]) =>
  spawnSync(process.execPath, [join(root, 'tools/src/commands/preview.ts'), ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, SENDAHEAD_DATA: data, PORT: '4000', NODE_ENV: 'test' },
  });

describe('npm run preview', () => {
  it('RL-04 prints the address of a stored build, with a token that names part and version', () => {
    const { stdout, stderr } = preview('mf-orders', '--version', built, '--brand', 'ski');
    expect(stderr).toBe('');
    expect(stdout).toMatch(
      /^http:\/\/ski\.localhost:4000\/orders\?preview=mf-orders_0\.1\.0-abcdef1_\d{10}\.[\w-]{43}\n$/,
    );
  });

  it.each([
    [['shell'], 'The shell has no preview'],
    [[], 'Name one part'],
    [['mf-orders', 'mf-admin'], 'Name one part'],
    [['mf-orders', '--version', '9.9.9'], 'mf-orders 9.9.9 was never released here'],
    [['mf-orders', '--page', 'https://evil.test/'], 'A page is a path of the site'],
    [['mf-orders', '--brand', 'evil.test/'], 'A brand is one word'],
  ])('%j prints a sentence without a stack', (words, sentence) => {
    const { status, stdout, stderr } = preview(...words);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect([status, stdout]).toEqual([1, '']);
  });
});
