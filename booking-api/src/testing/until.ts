import { setTimeout as wait } from 'node:timers/promises';

/** Polls until there is a result; throws after `seconds`. */
export async function until<T>(question: () => Promise<T | undefined | false>, seconds = 60): Promise<T> {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    const answer = await question();
    if (answer !== undefined && answer !== false) return answer;
    if (performance.now() > end) throw new Error('what was waited for did not happen');
    await wait(25);
  }
}
