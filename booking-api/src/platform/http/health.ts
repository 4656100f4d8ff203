import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { listMigrations } from '../database/migrations.ts';

/** Additional readiness conditions: `lacking` names the missing ones. */
export interface Health {
  require(lacking: string, holds: () => Promise<boolean>): void;
  /**
   * From now on the server is not ready, and asks clients to open their next connection elsewhere; it
   * continues to answer.
   */
  leave(): void;
}

/**
 * `/healthz`: the process answers. `/readyz`: its database answers and is up to date, and all other
 * conditions hold. Overload is refused with 503.
 */
export async function reportHealth(
  app: FastifyInstance,
  db: Database,
  overloadDelayMs: number,
): Promise<Health> {
  await app.register(underPressure, { maxEventLoopDelay: overloadDelayMs, retryAfter: 5 });
  app.get('/healthz', { schema: { hide: true }, config: { rateLimit: false, anyHost: true } }, async () => ({
    status: 'alive',
  }));
  const migrationCount = listMigrations().length;
  const required: { lacking: string; holds: () => Promise<boolean> }[] = [];
  let leaving = false;
  // Set when the answer is sent: requests from before the shutdown also close their connection.
  app.addHook('onSend', async (_request, reply) => {
    if (leaving) reply.header('connection', 'close');
  });
  const firstLack = async (): Promise<string | undefined> => {
    for (const { lacking, holds } of required) if (!(await holds())) return lacking;
    return undefined;
  };
  app.get(
    '/readyz',
    { schema: { hide: true }, config: { rateLimit: false, anyHost: true } },
    async (_request, reply) => {
      if (leaving) return reply.code(503).send({ status: 'leaving' });
      const applied = await sql<{ count: number }>`select count(*) as count from migrations`.execute(db).then(
        (answer) => answer.rows[0]?.count ?? 0,
        () => -1,
      );
      const lack =
        applied < 0
          ? 'database unreachable'
          : applied < migrationCount
            ? 'migrations missing'
            : await firstLack();
      return reply.code(lack ? 503 : 200).send({ status: lack ?? 'ready' });
    },
  );
  return {
    require: (lacking, holds) => required.push({ lacking, holds }),
    leave: () => {
      leaving = true;
    },
  };
}
