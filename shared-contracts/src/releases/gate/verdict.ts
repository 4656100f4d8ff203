import * as z from 'zod/mini';
import type { Move } from './canary-gate.ts';

/** The results of `npm run check` for one build, in its file `checks.verdict`. */
export const verdictSchema = z.object({
  checked_at: z.string(),
  /** The commit that was checked out then. */
  commit: z.optional(z.string()),
  /** A sentence for each check that failed; empty where all of them passed. */
  against: z.array(z.string()),
});
export type Verdict = z.output<typeof verdictSchema>;

/** Objections of the checks to a release. A version that visitors had before is exempt: going back must be quick. */
export function reasonsOfVerdict(
  { part, version }: Move,
  verdict: Verdict | undefined,
  wasReleased: boolean,
): readonly string[] {
  if (verdict) return verdict.against;
  return wasReleased ? [] : [`${part} ${version} was never checked: run "npm run check -- ${part}"`];
}
