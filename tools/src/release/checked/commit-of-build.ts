import type { ReleaseDocument } from '@sendahead/shared-contracts/releases/schema';
import { type Move, wasReleased } from '../canary-gate.ts';
import type { ReleaseStore } from '../release-store.ts';
import { lastVerdict } from './verdict.ts';

/**
 * The commit that a stored version was built from: the one of its checks, or else of its first release. The checkout
 * may be at any other commit when a person goes back.
 */
export const commitOfBuild = (
  store: ReleaseStore,
  build: Move,
  revisions: readonly ReleaseDocument[],
): string | undefined =>
  lastVerdict(store.folderOf(build.part, build.version), build)?.commit ??
  revisions.find((revision) => wasReleased([revision], build))?.change?.commit;
