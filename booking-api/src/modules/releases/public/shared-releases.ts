import { bringBuild, bringChecks, keepBuild, type SharedStore } from '../bucket/bring-build.ts';
import { addRevision, type Named } from '../bucket/kept-releases.ts';
import { createMirror } from '../bucket/mirror.ts';

/** The releases of several hosts: builds in the bucket, revisions in the database, and a copy of both in a folder. */
export interface SharedReleases {
  /** Brings the copy up to date. */
  pull(): Promise<void>;
  /** Brings one build, with the results of its checks. */
  bring(build: Named): Promise<void>;
  /** Keeps a finished build in the bucket; a version that is there already remains as it is. */
  keep(build: Named, from: string, checks?: string): Promise<void>;
  /** Makes a document the next revision; returns whether no other promotion was quicker. */
  add(revision: number, document: string): Promise<boolean>;
}

export function createSharedReleases(store: SharedStore): SharedReleases {
  const { pull } = createMirror(store);
  return {
    pull,
    async bring(build) {
      await bringBuild(store, build);
      await bringChecks(store, build);
    },
    keep: (build, from, checks) => keepBuild(store, build, { from, checks }),
    add: (revision, document) => addRevision(store.db, revision, document),
  };
}
