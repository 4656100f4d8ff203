import * as z from 'zod';
import { schemaProblems } from '../../../platform/settings/invalid-settings.ts';
import { readBounded } from '../read-bounded.ts';

const environment = z.object({
  ZIP_TO_STATE_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => url.includes('{zip}'), "such as 'https://zips.example.com/{zip}'")
    .optional(),
  ZIP_TO_STATE_TIMEOUT_MS: z.coerce.number().int().min(100).max(3000).default(800),
});

/** The settings of the lookup that are wrong, a line for each. */
export const stateLookupSettingProblems = (env: NodeJS.ProcessEnv): string[] =>
  schemaProblems(environment, env);

/** The shape of EP-08; a state has two letters. */
const answerSchema = z.object({ state: z.string().regex(/^[A-Z]{2}$/) });
const maxBytes = 4096;

/** The state of a US zip; null where the other server does not know it or does not answer. It never fails. */
export type StateLookup = (zip: string) => Promise<string | null>;

/** OPEN-24: looks up the state of a zip that our own tables lack; null where no address is set. */
export function chooseStateLookup(
  env: NodeJS.ProcessEnv,
  report: (error: unknown) => void,
): StateLookup | null {
  const { ZIP_TO_STATE_URL: url, ZIP_TO_STATE_TIMEOUT_MS: timeoutMs } = environment.parse(env);
  if (url === undefined) return null;
  return async (zip) => {
    // Only digits are put into the URL, so that a visitor's text can request nothing else there.
    if (!/^\d{5}$/.test(zip)) return null;
    try {
      const answer = await fetch(url.replace('{zip}', zip), {
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!answer.ok) {
        await answer.body?.cancel();
        throw new Error(`status ${answer.status}`);
      }
      const text = await readBounded(answer, maxBytes);
      return text === null ? null : (answerSchema.safeParse(JSON.parse(text)).data?.state ?? null);
    } catch (error) {
      report(error);
      return null;
    }
  };
}
