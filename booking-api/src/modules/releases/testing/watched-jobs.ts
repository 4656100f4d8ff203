import type { Jobs } from '../../../platform/jobs/jobs.ts';

/** The product's jobs, of which a test runs the judging of releases and the email itself. */
export function watchedJobs() {
  const polls: (() => Promise<void>)[] = [];
  let send: ((data: { seed: string }) => Promise<unknown>) | undefined;
  return {
    watched: (jobs: Jobs): Jobs => ({
      ...jobs,
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
