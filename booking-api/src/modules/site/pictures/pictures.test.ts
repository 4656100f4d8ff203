import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const data = mkdtempSync(join(tmpdir(), 'pictures-'));
let server: TestApp;
beforeAll(async () => {
  // Without a release there is no scene: the default folder may have one from an earlier run.
  server = await startTestApp({ pages: true }, { SENDAHEAD_DATA: data });
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

const get = (url: string, brand = 'golf') =>
  server.app.inject({ url, headers: { host: `${brand}.localhost:4000` } });

/** Width, height and the color of the first pixel. */
async function look(png: Buffer) {
  const { width, height } = await sharp(png).metadata();
  return { width, height, corner: [...(await sharp(png).removeAlpha().raw().toBuffer()).subarray(0, 3)] };
}

describe('the pictures of a brand', () => {
  it.each([
    ['/icon-180.png', 180, 180],
    ['/icon-192.png', 192, 192],
    ['/icon-512.png', 512, 512],
    ['/share.png', 1200, 630],
  ])('BR-01 %s is a PNG of %i by %i in its color', async (url, width, height) => {
    const [golf, ski] = [await get(url), await get(url, 'ski')];
    expect([golf.statusCode, golf.headers['content-type']]).toEqual([200, 'image/png']);
    expect(golf.headers['cache-control']).toContain('max-age');
    expect(await look(golf.rawPayload)).toEqual({ width, height, corner: [0x0b, 0x5d, 0x3b] });
    expect((await look(ski.rawPayload)).corner).toEqual([0x0e, 0x5e, 0x8c]);
  });

  it('BR-01 the icon that browsers request by default is a picture in the brand’s colors', async () => {
    const ico = await get('/favicon.ico');
    expect(ico.headers['content-type']).toBe('image/x-icon');
    expect(await look(ico.rawPayload.subarray(ico.rawPayload.readUInt32LE(18)))).toMatchObject({ width: 32 });
    const svg = await get('/icon.svg', 'cruise');
    expect(svg.headers['content-type']).toBe('image/svg+xml');
    expect(svg.body).toContain('fill="#0a4d8c"');
    expect(svg.body).not.toMatch(/script|href/);
  });

  it('BR-01 the manifest names the brand and existing icons', async () => {
    const { headers, body } = await get('/site.webmanifest', 'camps');
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
    const manifest = JSON.parse(body);
    expect(manifest).toMatchObject({ name: 'Sendahead Camps', start_url: '/ship', theme_color: '#2f5d34' });
    for (const { src } of manifest.icons) expect((await get(src, 'camps')).statusCode).toBe(200);
  });
});
