import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { listMigrations } from '../database/migrations.ts';

/** What else a server must be able to do before it is ready: `lacking` says what it cannot. */
export interface Health {
  require(lacking: string, holds: () => Promise<boolean>): void;
  /** From now on it is not ready, and asks clients to open their next connection elsewhere; it goes on answering. */
  leave(): void;
}

/**
 * `/healthz`: the process answers. `/readyz`: its database does too and is up to date, and whatever else is required holds.
 * Overload is refused with 503.
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
  const wanted = listMigrations().length;
  const required: { lacking: string; holds: () => Promise<boolean> }[] = [];
  let leaving = false;
  // As the answer leaves: what was asked before the end began ends its connection too.
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
        applied < 0 ? 'database unreachable' : applied < wanted ? 'migrations missing' : await firstLack();
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
