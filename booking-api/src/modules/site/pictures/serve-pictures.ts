import type { BrandTheme } from '@sendahead/shared-contracts/brands/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultTheme } from '../../catalog/public/default-theme.ts';
import type { PlainBrand } from '../plain/plain-page.ts';
import { drawIcon, drawShare, iconSvg } from './brand-pictures.ts';
import { drawScene } from './draw-scene.ts';
import { writeIco } from './png.ts';
import { standaloneScene } from './scene.ts';

const aDay = 'public, max-age=86400';
const mostKept = 64;

/** Each picture is drawn once for the two colours that it is made of. */
function createAlbum() {
  const kept = new Map<string, Buffer>();
  return (name: string, theme: BrandTheme, draw: () => Buffer): Buffer => {
    const key = `${name} ${theme.brand} ${theme.accent}`;
    const picture = kept.get(key) ?? draw();
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, picture);
    return picture;
  };
}

const manifestOf = ({ name, theme = defaultTheme }: PlainBrand) => ({
  name,
  short_name: name,
  start_url: '/ship',
  display: 'minimal-ui',
  background_color: '#ffffff',
  theme_color: theme.brand,
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })),
});

/** Icons, manifest, scene and the picture of shared links, of the brand whose host is asked. */
export function servePictures(
  app: FastifyInstance,
  brandOf: (request: FastifyRequest) => Promise<PlainBrand>,
  drawing: (path: string) => Promise<string>,
): void {
  const picture = createAlbum();
  const serve = (path: string, type: string, draw: (theme: BrandTheme) => Buffer): void => {
    app.get(path, async (request, reply) => {
      const { theme = defaultTheme } = await brandOf(request);
      return send(
        reply,
        type,
        picture(path, theme, () => draw(theme)),
      );
    });
  };
  for (const size of [180, 192, 512])
    serve(`/icon-${size}.png`, 'image/png', (theme) => drawIcon(theme, size));
  serve('/favicon.ico', 'image/x-icon', (theme) => writeIco(32, drawIcon(theme, 32)));
  serve('/icon.svg', 'image/svg+xml', (theme) => Buffer.from(iconSvg(theme)));
  serve('/share.png', 'image/png', drawShare);
  app.get('/scene.svg', async (request, reply) => {
    const { slug = '' } = await brandOf(request);
    const scene = standaloneScene(await drawing(`${slug}.svg`), await drawing('scenes.css'), slug);
    return scene ? send(reply, 'image/svg+xml', Buffer.from(scene)) : reply.callNotFound();
  });
  for (const [path, hour] of [
    ['/scene.png', 'day'],
    ['/scene-night.png', 'night'],
  ] as const)
    app.get(path, async (request, reply) => {
      const { slug: brand = '' } = await brandOf(request);
      const scene = { drawing: await drawing(`${brand}.svg`), styles: await drawing('scenes.css'), brand };
      const picture = await drawScene(scene, hour);
      return picture ? send(reply, 'image/png', picture) : reply.callNotFound();
    });
  app.get('/site.webmanifest', async (request, reply) =>
    send(reply, 'application/manifest+json', Buffer.from(JSON.stringify(manifestOf(await brandOf(request))))),
  );
}

/** Pictures of shared links are fetched by other sites; nothing of a person is in any of these. */
const send = (reply: FastifyReply, type: string, body: Buffer): FastifyReply =>
  reply
    .headers({ 'cache-control': aDay, 'cross-origin-resource-policy': 'cross-origin' })
    .type(type)
    .send(body);
