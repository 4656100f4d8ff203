import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { releaseHookJob } from '../hooks/send-events.ts';

/** The product's jobs, of which a test runs the judging of releases and the email itself. */
export function watchedJobs() {
  const polls: (() => Promise<void>)[] = [];
  let send: ((data: { seed: string }) => Promise<unknown>) | undefined;
  const posted: string[] = [];
  return {
    /** The messages to addresses of teams, as JSON. */
    posted,
    watched: (jobs: Jobs): Jobs => ({
      ...jobs,
      enqueue: async (trx, definition, data, options) => {
        if (definition.name === releaseHookJob.name && 'body' in data) posted.push(String(data.body));
        else await jobs.enqueue(trx, definition, data, options);
      },
      poll: (look, everyMs) => {
        if (everyMs === 15_000) polls.push(look);
      },
      handle: (definition, handler) => {
        if (definition.name === 'send-canary-mail') send = handler as unknown as typeof send;
        jobs.handle(definition, handler);
      },
    }),
    judge: () => Promise.all(polls.map((look) => look())),
    sendMail: async (seed: string) => {
      if (!send) throw new Error('nothing handles the email of a canary');
      await send({ seed });
    },
  };
}
