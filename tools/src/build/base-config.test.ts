import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { baseConfig } from './base-config.ts';

const folder = mkdtempSync(join(tmpdir(), 'base-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A build of this module as parts are built, run in Node. */
async function built(text: string): Promise<{ load(): Promise<{ word: string }> }> {
  writeFileSync(join(folder, 'asked.mjs'), text);
  writeFileSync(
    join(folder, 'entry.mjs'),
    "export const load = () => import(/* webpackMode: 'eager' */ './asked.mjs');",
  );
  const base = baseConfig({
    part: 'mf-services',
    mode: 'production',
    buildId: 'aaaaaa1',
    version: '0.1.0-aaaaaa1',
    folder: join(folder, 'dist'),
  });
  const compiler = webpack({
    ...base,
    context: folder,
    entry: './entry.mjs',
    target: 'node',
    plugins: [],
    output: { ...base.output, filename: 'entry.cjs', library: { type: 'commonjs2' } },
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    );
  });
  return createRequire(__filename)(join(folder, 'dist/entry.cjs'));
}

it('a module that threw while it loaded is never returned half-initialized: it runs again at the next request', async () => {
  const page = globalThis as { broken?: boolean };
  const { load } = await built(
    "export let word = 'half'; if (globalThis.broken) throw new Error('broken at load'); word = 'whole';",
  );
  page.broken = true;
  await expect(load()).rejects.toThrow('broken at load');
  await expect(load()).rejects.toThrow('broken at load');
  page.broken = false;
  expect((await load()).word).toBe('whole');
  delete page.broken;
});
