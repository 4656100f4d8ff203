import type { InjectOptions } from 'light-my-request';
import type { BookingApp } from '../app.ts';

/** Setting of a suite that inspects the one server that it calls. */
export const oneServer = { TEST_SERVERS: '1' } as const;

/** How many servers each suite runs on one database: `TEST_SERVERS`, default 1. */
export const serverCountOf = ({
  TEST_SERVERS = process.env.TEST_SERVERS ?? '1',
}: Record<string, string>): number => Number(TEST_SERVERS);

/**
 * Several servers made by `build`, as one: requests alternate between them, as behind a proxy; everything
 * else uses the first one. The first runs the jobs; the others only send them. `close` ends all.
 */
export async function startRoundRobin(
  servers: number,
  build: () => Promise<BookingApp>,
): Promise<{ built: BookingApp; close: () => Promise<void> }> {
  const first = await build();
  const others: BookingApp[] = [];
  while (others.length + 1 < servers) others.push(await build());
  const all = [first, ...others];
  await Promise.all(all.map(({ app }) => app.ready()));
  const close = async () => {
    for (const { app } of all.toReversed()) await app.close();
  };
  if (others.length === 0) return { built: first, close };
  let turn = 0;
  const inject = (options: InjectOptions | string) => {
    turn = (turn + 1) % all.length;
    return (all[turn] ?? first).app.inject(options);
  };
  const { jobs } = first.context;
  const start: typeof jobs.start = async (...how) => {
    await jobs.start(...how);
    for (const { context } of others) await context.jobs.start('send');
  };
  return {
    built: {
      app: new Proxy(first.app, {
        get: (app, name) => (name === 'inject' ? inject : Reflect.get(app, name)),
      }),
      context: { ...first.context, jobs: { ...jobs, start } },
      services: first.services,
      leave: () => {
        for (const { leave } of all) leave();
      },
    },
    close,
  };
}
