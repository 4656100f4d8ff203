import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import type { PartFile } from '../../build/part-file.ts';
import { root } from '../../build/workspace.ts';
import type { Move } from '../canary-gate.ts';

const verdictSchema = z.object({
  checked_at: z.string(),
  /** The commit that was checked out then. */
  commit: z.optional(z.string()),
  /** A sentence for each check that failed; empty where all of them passed. */
  against: z.array(z.string()),
});
/** The results of `npm run check` for one build. */
export type Verdict = z.output<typeof verdictSchema>;

type Named = Pick<PartFile, 'part' | 'version'>;

// Not in `dist`, which every build or restore of a part clears.
const checkoutFile = ({ part, version }: Named): string =>
  join(root, 'node_modules/.cache/sendahead/checks', part, `${version}.json`);
// No server of any version serves a file with this extension.
const storedFile = (buildFolder: string): string => join(buildFolder, 'checks.verdict');

function readAt(path: string): Verdict | undefined {
  if (!existsSync(path)) return undefined;
  return verdictSchema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data;
}

function writeAt(path: string, verdict: Verdict): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(verdict, null, 2)}\n`);
}

/** Stores the results of the checks of a build in this checkout; the last run counts. */
export const rememberVerdict = (build: Named, verdict: Verdict): void =>
  writeAt(checkoutFile(build), verdict);

/** The results of the checks of a build in this checkout; undefined if they did not run. */
export const verdictHere = (build: Named): Verdict | undefined => readAt(checkoutFile(build));

/** Writes a verdict next to a stored build. */
export const storeVerdict = (buildFolder: string, verdict: Verdict): void =>
  writeAt(storedFile(buildFolder), verdict);

/** The last verdict on a stored build. A newer one from this checkout is then stored with the build. */
export function lastVerdict(buildFolder: string, build: Named): Verdict | undefined {
  const stored = readAt(storedFile(buildFolder));
  const here = verdictHere(build);
  if (!here || (stored && stored.checked_at >= here.checked_at)) return stored;
  storeVerdict(buildFolder, here);
  return here;
}

/** Objections of the checks to a release. A version that visitors had before is exempt: going back must be quick. */
export function reasonsOfVerdict(
  { part, version }: Move,
  verdict: Verdict | undefined,
  wasReleased: boolean,
): readonly string[] {
  if (verdict) return verdict.against;
  return wasReleased ? [] : [`${part} ${version} was never checked: run "npm run check -- ${part}"`];
}
