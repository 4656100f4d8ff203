import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { release, startPageHost } from './testing/page-host.ts';
import { sampleVersion } from './testing/sample-release.ts';

const site = startPageHost();
const { get } = site;

describe('released files', () => {
  it('released files are served as immutable, and compressed when the browser accepts it', async () => {
    const path = `/assets/shell/${sampleVersion}/main.js`;
    const plain = await get(path, { 'accept-encoding': 'identity' });
    const small = await get(path, { 'accept-encoding': 'gzip, br' });
    expect([plain.body, small.body]).toEqual(['plain', 'brotli']);
    expect(small.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      vary: expect.stringMatching(/accept-encoding/i),
    });
  });

  it.each([
    `/assets/shell/${sampleVersion}/part.json`,
    `/assets/shell/${sampleVersion}/pages/ship.html`,
    '/assets/release.json',
    '/assets/history/000001.json',
    '/assets/shell/..%2f..%2frelease.json',
    `/assets/shell/${sampleVersion}/%2e%2e/%2e%2e/release.json`,
    `/assets/shell/${sampleVersion}/gone.js`,
  ])('released files do not include %s', async (url) => {
    const { statusCode, headers } = await get(url);
    expect([403, 404]).toContain(statusCode);
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
  });

  it('attack 52: released files do not include a build that was never released', async () => {
    const never = join(site.folder, 'shell', '0.1.0-bbbbbb2');
    mkdirSync(never);
    writeFileSync(join(never, 'main.js'), 'never released');
    writeFileSync(join(site.folder, 'shell', sampleVersion, 'extra.js'), 'named by no document');
    expect((await get('/assets/shell/0.1.0-bbbbbb2/main.js')).statusCode).toBe(404);
    expect((await get(`/assets/shell/${sampleVersion}/extra.js`)).statusCode).toBe(404);
  });

  it('attack 121: released files do not include source maps, although they are stored next to their scripts', async () => {
    const folder = join(site.folder, 'shell', sampleVersion);
    writeFileSync(join(folder, 'main.js.map'), '{"sourcesContent":["ours"]}');
    for (const file of ['main.js.map', 'main.js.map.br', 'main.js.map?', 'main.js%2emap']) {
      const { statusCode, body } = await get(`/assets/shell/${sampleVersion}/${file}`);
      expect([statusCode, body.includes('ours')]).toEqual([404, false]);
    }
  });

  it('released files include the source map of a released file outside production', async () => {
    const folder = join(site.folder, 'shell', sampleVersion);
    for (const file of ['main.js.map', 'extra.js.map']) writeFileSync(join(folder, file), '{}');
    const app = await site.open({ maps: true });
    const statusOf = async (file: string) =>
      (await app.inject(`/assets/shell/${sampleVersion}/${file}`)).statusCode;
    expect([await statusOf('main.js.map'), await statusOf('extra.js.map')]).toEqual([200, 404]);
    await app.close();
  });

  it('released files include the files of an earlier release for a tab that is still open', async () => {
    const newer = '0.1.0-cccccc3';
    mkdirSync(join(site.folder, 'history'));
    writeFileSync(join(site.folder, 'history/000001.json'), JSON.stringify(release));
    mkdirSync(join(site.folder, 'shell', newer, 'pages'), { recursive: true });
    writeFileSync(join(site.folder, 'shell', newer, 'pages/ship.html'), '<div id="page"></div>');
    const shell = { ...release.shell, version: newer, base_url: `/assets/shell/${newer}/` };
    writeFileSync(join(site.folder, 'release.json'), JSON.stringify({ ...release, revision: 2, shell }));
    const answer = await get(`/assets/shell/${sampleVersion}/main.js`, { 'accept-encoding': 'identity' });
    expect([answer.statusCode, answer.body]).toEqual([200, 'plain']);
  });

  it('released files follow the current release, and the next one without a restart', async () => {
    expect((await get('/release.json')).json()).toMatchObject({ revision: 1 });
    writeFileSync(join(site.folder, 'release.json'), JSON.stringify({ ...release, revision: 20 }));
    const { headers, body } = await get('/release.json');
    expect(JSON.parse(body)).toMatchObject({ revision: 20 });
    expect(headers['cache-control']).toBe('no-store');
  });
});
