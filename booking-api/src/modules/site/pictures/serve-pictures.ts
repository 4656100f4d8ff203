import type { BrandTheme } from '@sendahead/shared-contracts/brands/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultTheme } from '../../catalog/public/default-theme.ts';
import { sceneOf } from '../../catalog/public/scene-of.ts';
import type { PlainBrand } from '../plain/plain-page.ts';
import { iconSvg, plainShareSvg, squareIconSvg } from './brand-pictures.ts';
import { drawSvg } from './draw-svg.ts';
import { writeIco } from './ico.ts';
import { mailCrop, sceneCrop, shareCrop, standaloneScene } from './scene.ts';

const aDay = 'public, max-age=86400';

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

/** Icons, manifest, scene and the picture of shared links, for the requested host's brand. */
export function servePictures(
  app: FastifyInstance,
  brandOf: (request: FastifyRequest) => Promise<PlainBrand>,
  drawing: (path: string) => Promise<string>,
): void {
  // Before the first release there are no drawings.
  const released = (path: string): Promise<string> => drawing(path).catch(() => '');
  const sceneFor = async (brand: PlainBrand) => {
    const name = sceneOf(brand);
    return { drawing: await released(`${name}.svg`), styles: await released('scenes.css'), name };
  };
  /** A picture at a path; not found when the brand has no such drawing. */
  const serve = (
    path: string,
    draw: (brand: PlainBrand & { theme: BrandTheme }) => Promise<string | undefined>,
  ): void => {
    app.get(path, async (request, reply) => {
      const brand = await brandOf(request);
      const svg = await draw({ ...brand, theme: brand.theme ?? defaultTheme });
      return svg
        ? send(reply, 'image/png', await drawSvg(`${path} ${brand.slug}`, svg))
        : reply.callNotFound();
    });
  };
  for (const size of [180, 192, 512])
    serve(`/icon-${size}.png`, async ({ theme }) => squareIconSvg(theme, size));
  serve(
    '/share.png',
    async (brand) => sceneCrop(await sceneFor(brand), 'day', shareCrop) ?? plainShareSvg(brand.theme),
  );
  serve('/scene.png', async (brand) => sceneCrop(await sceneFor(brand), 'day', mailCrop));
  serve('/scene-night.png', async (brand) => sceneCrop(await sceneFor(brand), 'night', mailCrop));
  app.get('/favicon.ico', async (request, reply) => {
    const { slug, theme = defaultTheme } = await brandOf(request);
    const png = await drawSvg(`/favicon.ico ${slug}`, squareIconSvg(theme, 32));
    return send(reply, 'image/x-icon', writeIco(32, png));
  });
  app.get('/icon.svg', async (request, reply) => {
    const { theme = defaultTheme } = await brandOf(request);
    return send(reply, 'image/svg+xml', Buffer.from(iconSvg(theme)));
  });
  app.get('/scene.svg', async (request, reply) => {
    const { drawing: drawn, styles, name } = await sceneFor(await brandOf(request));
    const scene = standaloneScene(drawn, styles, name);
    return scene ? send(reply, 'image/svg+xml', Buffer.from(scene)) : reply.callNotFound();
  });
  app.get('/site.webmanifest', async (request, reply) =>
    send(reply, 'application/manifest+json', Buffer.from(JSON.stringify(manifestOf(await brandOf(request))))),
  );
}

/** Other sites fetch pictures of shared links; none of these contains personal data. */
const send = (reply: FastifyReply, type: string, body: Buffer): FastifyReply =>
  reply
    .headers({ 'cache-control': aDay, 'cross-origin-resource-policy': 'cross-origin' })
    .type(type)
    .send(body);
