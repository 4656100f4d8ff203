import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';

export const logoPath = (id: number): string => `/microsites/${id}/logo.svg`;

/** Logos of microsites, served as pictures only: opened on its own, one runs and loads nothing. */
export function serveLogos(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { id: string } }>('/microsites/:id/logo.svg', async ({ params }, reply) => {
    const row = /^\d{1,9}$/.test(params.id)
      ? await db
          .selectFrom('microsites')
          .select('logo_svg')
          .where('id', '=', Number(params.id))
          .executeTakeFirst()
      : undefined;
    if (!row?.logo_svg) throw refuse('not_found');
    return reply
      .headers({
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
      })
      .type('image/svg+xml')
      .send(row.logo_svg);
  });
}
