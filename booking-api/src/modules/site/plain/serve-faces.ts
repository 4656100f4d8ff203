import type { FastifyInstance } from 'fastify';
import type { ReleaseReader } from '../release-reader.ts';

/** The page's fonts at stable URLs, for pages that do not know the release. */
export function serveFaces(app: FastifyInstance, reader: Pick<ReleaseReader, 'present'>): void {
  app.get<{ Params: { name: string } }>('/faces/:name.woff2', async ({ params: { name } }, reply) => {
    const { shell } = await reader.present();
    const file = Object.keys(shell.files).find(
      (one) => one.startsWith(`${name}.`) && one.endsWith('.woff2') && /^[a-z-]+$/.test(name),
    );
    if (!file) return reply.callNotFound();
    return reply.header('cache-control', 'public, max-age=3600').redirect(shell.base_url + file, 302);
  });
}
