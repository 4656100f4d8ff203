import type { InjectOptions } from 'light-my-request';
import type { BookingApp } from '../app.ts';

/** Setting of a suite that looks into the one server that it asks. */
export const oneServer = { TEST_SERVERS: '1' } as const;

/** On how many servers on one database each suite runs: `TEST_SERVERS`, 1 where absent. */
export const serverCountOf = ({
  TEST_SERVERS = process.env.TEST_SERVERS ?? '1',
}: Record<string, string>): number => Number(TEST_SERVERS);

/**
 * Servers put together by `build`, as one: requests go to them in turns, as behind a proxy, and all else is the first one's. Jobs are done
 * by the first; the others hand theirs over. `close` ends all.
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
    },
    close,
  };
}
