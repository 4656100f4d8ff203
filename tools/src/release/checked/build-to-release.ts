import { isAbsolute, relative } from 'node:path';
import type { ReleaseRequest } from '@sendahead/shared-contracts/releases/gate/order';
import { DoesNotFit } from '@sendahead/shared-contracts/releases/gate/refusals';
import { buildIdOf } from '../../build/build-id.ts';
import { distOf, readPartFile } from '../../build/part-file.ts';
import { root } from '../../build/workspace.ts';
import { checkParts, reasonsOfChecks } from '../../checks/check-part.ts';
import { buildParts } from '../../commands/build-parts.ts';
import { offRecord } from '../../contracts/off-record.ts';
import { dataFolder } from '../data-folder.ts';
import { areInBucket } from '../open-releases.ts';
import { presentCommit } from '../releaser.ts';
import { verdictHere } from './verdict.ts';

/** Why a release may reach people other than those who work in this checkout; null if it does not. */
export function reasonItReachesOthers(
  data = dataFolder(),
  env: NodeJS.ProcessEnv = process.env,
): string | null {
  const path = relative(root, data);
  if (env.NODE_ENV === 'production') return 'NODE_ENV is production';
  if (areInBucket(env)) return 'the releases are in a bucket';
  // A tunnel makes any database look local, so a named one counts.
  if (env.DATABASE_URL || env.DATABASE_URL_FILE) return 'DATABASE_URL names a database';
  return path.startsWith('..') || isAbsolute(path) ? `${data} is outside this checkout` : null;
}

/** Objections to a release of sources that no one else can read. */
export const reasonsOfUncommitted = (
  commit: string | undefined,
  reaches = reasonItReachesOthers(),
): string[] =>
  reaches && commit?.includes('-dirty')
    ? [
        `the sources have changes that are not committed (${commit}), and others may get this release, because ${reaches}: commit them first`,
      ]
    : [];

/** The commit that a part in `dist` was built from; for sources that changed since, as its checks recorded it. */
function commitOf(part: string): string | undefined {
  const build = readPartFile(distOf(part));
  const isPresent = !build || build.build_id === buildIdOf(part, build.mode);
  return isPresent ? presentCommit() : verdictHere(build)?.commit;
}

/**
 * Builds parts and checks their sources, unless they are built already: then the release reads the recorded
 * checks of that build. Throws DoesNotFit for any objections unless the release is forced.
 */
export async function buildToRelease(
  parts: readonly string[],
  { built, force = false }: { built: boolean; force?: boolean | undefined },
): Promise<Pick<ReleaseRequest, 'commit' | 'reasonsAgainst'>> {
  const commitBefore = [...new Set(parts.map((part) => (built ? commitOf(part) : presentCommit())))];
  const commit = commitBefore.filter((one) => one !== undefined).join(', ') || undefined;
  const reasonsAgainst = [...offRecord(), ...reasonsOfUncommitted(commit)];
  if (reasonsAgainst.length > 0 && !force) throw new DoesNotFit(reasonsAgainst);
  if (built) return { commit, reasonsAgainst };
  buildParts(parts);
  const ofChecks = reasonsOfChecks(parts, await checkParts(parts));
  // A forced release reads them from the record of the checks.
  if (ofChecks.length > 0 && !force) throw new DoesNotFit(ofChecks);
  return { commit, reasonsAgainst };
}
