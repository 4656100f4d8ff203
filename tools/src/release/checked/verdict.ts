import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PartFile } from '@sendahead/shared-contracts/releases/gate/part-file';
import { type Verdict, verdictSchema } from '@sendahead/shared-contracts/releases/gate/verdict';
import { root } from '../../build/workspace.ts';

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
