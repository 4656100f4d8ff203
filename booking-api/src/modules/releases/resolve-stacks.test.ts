import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Revision } from './release-log.ts';
import { resolveStacks } from './resolve-stacks.ts';
import { createSourceMaps } from './source-maps.ts';

const [part, version, never] = ['mf-services', '0.1.0-cccccc3', '0.1.0-ddddddd4'];
const releases = mkdtempSync(join(tmpdir(), 'maps-'));
afterAll(() => rmSync(releases, { recursive: true, force: true }));

/** For a single script line: its 5th column is line 3, column 7 of the only source. */
const map = (source: string) =>
  JSON.stringify({
    version: 3,
    file: 'a.js',
    names: [],
    sources: [source],
    sourcesContent: ['const secret = 1;'],
    mappings: 'IAEM',
  });
function write(path: string, text: string): void {
  mkdirSync(join(releases, path, '..'), { recursive: true });
  writeFileSync(join(releases, path), text);
}
write(`${part}/${version}/a.js.map`, map(`webpack://${part}-cccccc3/./src/views/day.tsx`));
write(`${part}/${version}/shared.js.map`, map(`webpack://${part}-cccccc3/../shared-contracts/src/day.ts`));
write(`${part}/${version}/broken.js.map`, '{ half');
write(`${part}/${never}/a.js.map`, map('./src/never.ts'));

const revision: Revision = {
  revision: 1,
  at: '2026-11-28T10:00:00Z',
  by: 'ada@example.com',
  why: null,
  commit: null,
  despite: [],
  parts: new Map([[part, { version, owner: undefined, notice: null, canary: null }]]),
};
const stackOf = async (stack: string, maps = createSourceMaps(releases)) =>
  (await resolveStacks([{ stack }], maps, [revision]))[0]?.stack;
const at = (file: string, of = version) => `draw /assets/${part}/${of}/${file}:1:5`;

describe('the stack of a fault', () => {
  it('names the lines of our sources, and nothing of their content', async () => {
    expect(await stackOf(`${at('a.js')}\n${at('shared.js')}`)).toBe(
      'draw mf-services/src/views/day.tsx:3:7\ndraw shared-contracts/src/day.ts:3:7',
    );
  });

  it.each([
    ['a build without a map', at('other.js')],
    ['a map that cannot be read', at('broken.js')],
    ['a place before the first one of its map', `draw /assets/${part}/${version}/a.js:1:1`],
    ['a line that no script has', `draw /assets/${part}/${version}/a.js:0:0`],
    ['a frame of no script', 'draw elsewhere'],
    ['no frame', ''],
  ])('the stack of a fault is returned as the browser reported it: %s', async (_, stack) => {
    expect(await stackOf(stack)).toBe(stack);
  });

  it.each([
    ['a build that was never released', at('a.js', never)],
    ['another folder', `draw /assets/${part}/../${part}/${version}/a.js:1:5`],
    ['a path as its version', `draw /assets/${part}/../../etc/a.js:1:5`],
    ['a path as its file', `draw /assets/${part}/${version}/../${version}/a.js:1:5`],
  ])('attack 121: causes no read of another server file for %s', async (_, stack) => {
    const asked = jest.fn(createSourceMaps(releases));
    expect(await stackOf(stack, asked)).toBe(stack);
    expect(asked).not.toHaveBeenCalled();
  });

  it('attack 121: the stack of a fault is limited in frames and maps, whatever browsers report', async () => {
    const asked = jest.fn(createSourceMaps(releases));
    const long = Array.from({ length: 40 }, () => at('a.js'));
    expect(
      (await stackOf(long.join('\n'), asked))?.split('\n').filter((line) => line.includes('day')),
    ).toHaveLength(12);
    asked.mockClear();
    const many = Array.from({ length: 30 }, (_, index) => ({ stack: at(`${index}.js`) }));
    await resolveStacks(many, asked, [revision]);
    expect(asked).toHaveBeenCalledTimes(12);
  });
});
