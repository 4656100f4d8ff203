import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { listMigrations } from '../database/migrations.ts';

/** `/healthz`: the process answers. `/readyz`: its database does too and is up to date. Overload is refused with 503. */
export async function reportHealth(
  app: FastifyInstance,
  db: Database,
  overloadDelayMs: number,
): Promise<void> {
  await app.register(underPressure, { maxEventLoopDelay: overloadDelayMs, retryAfter: 5 });
  app.get('/healthz', { schema: { hide: true }, config: { rateLimit: false, anyHost: true } }, async () => ({
    status: 'alive',
  }));
  const wanted = listMigrations().length;
  app.get(
    '/readyz',
    { schema: { hide: true }, config: { rateLimit: false, anyHost: true } },
    async (_request, reply) => {
      const applied = await sql<{ count: number }>`select count(*) as count from migrations`.execute(db).then(
        (answer) => answer.rows[0]?.count ?? 0,
        () => -1,
      );
      const ready = applied >= wanted;
      return reply
        .code(ready ? 200 : 503)
        .send({ status: ready ? 'ready' : applied < 0 ? 'database unreachable' : 'migrations missing' });
    },
  );
}
