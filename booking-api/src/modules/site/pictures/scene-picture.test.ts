import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandSlugs } from '@sendahead/shared-contracts/brands/schema';
import Fastify from 'fastify';
import sharp from 'sharp';
import { skyOf } from '../../catalog/public/scene-sky.ts';
import type { PlainBrand } from '../plain/plain-page.ts';
import { drawSvg } from './draw-svg.ts';
import { mailCrop, sceneCrop } from './scene.ts';
import { servePictures } from './serve-pictures.ts';

const scenes = join(__dirname, '../../../../../shell/src/scenes');
const read = (file: string): string => {
  try {
    return readFileSync(join(scenes, file), 'utf8');
  } catch {
    return '';
  }
};
const sceneOf = (brand: string) => ({
  drawing: read(`${brand}.svg`),
  styles: read('scenes.css'),
  name: brand,
});

describe('a scene in pixels', () => {
  it.each(brandSlugs)('%s has its item in plain colors that need no style sheet', (brand) => {
    for (const hour of ['day', 'night'] as const) {
      const crop = sceneCrop(sceneOf(brand), hour, mailCrop) ?? '';
      expect(crop).toMatch(/^<svg [^>]*viewBox="480 150 960 400" width="1200" height="500"/);
      expect(crop).not.toMatch(/var\(|light-dark|<style|href/);
      const [, sky] = /-sky" gradientUnits[^>]*>\s*<stop offset="0" stop-color="([^"]+)"/.exec(crop) ?? [];
      expect(sky).toBe(skyOf(brand)?.[hour]);
    }
  });

  it('a scene in pixels is a small PNG whose upper edge is the sky, rendered once for all requests', async () => {
    const svg = sceneCrop(sceneOf('ski'), 'day', mailCrop) ?? '';
    const [one, other] = [drawSvg('ski', svg), drawSvg('ski', svg)];
    const picture = await one;
    expect(picture).toBe(await other);
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 500 });
    expect(picture?.length).toBeLessThan(90_000);
    const [red, green, blue] = await sharp(picture).removeAlpha().raw().toBuffer();
    expect([red, green, blue].map((channel) => Math.round((channel ?? 0) / 8))).toEqual([
      Math.round(0x1a / 8),
      Math.round(0x21 / 8),
      Math.round(0x50 / 8),
    ]);
  });
});

describe('the URL of a scene', () => {
  const pictureOf = async (slug: string, url: string) => {
    const app = Fastify();
    servePictures(
      app,
      async () => ({ slug }) as PlainBrand,
      async (path) => read(path),
    );
    const answer = await app.inject({ url });
    await app.close();
    return answer;
  };

  it('returns a PNG that mailboxes may cache and other sites may show', async () => {
    const day = await pictureOf('ski', '/scene.png');
    expect([day.statusCode, day.headers['content-type']]).toEqual([200, 'image/png']);
    expect(day.headers).toMatchObject({
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await pictureOf('ski', '/scene-night.png')).rawPayload.equals(day.rawPayload)).toBe(false);
  });

  it('attack 114: accepts no size and no other name, so that no stranger’s text is drawn', async () => {
    const usual = await pictureOf('ski', '/scene.png');
    const asked = await pictureOf('ski', '/scene.png?width=90000&brand=golf&hour=night');
    expect(asked.rawPayload.equals(usual.rawPayload)).toBe(true);
    expect((await pictureOf('../../secret', '/scene.png')).statusCode).toBe(404);
  });

  it('also has the format of a shared link; a brand without a scene shows its mark there', async () => {
    for (const slug of ['cruise', 'sail']) {
      const { width, height } = await sharp((await pictureOf(slug, '/share.png')).rawPayload).metadata();
      expect({ slug, width, height }).toEqual({ slug, width: 1200, height: 630 });
    }
  });

  it('the URL of a scene is not found for a brand without a scene', async () => {
    expect((await pictureOf('sail', '/scene.png')).statusCode).toBe(404);
    expect((await pictureOf('sail', '/scene.svg')).statusCode).toBe(404);
  });
});
