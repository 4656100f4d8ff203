import { releaseDocumentSchema } from '@sendahead/shared-contracts/releases/schema';
import { bringBuild, bringChecks, keepBuild, NotInBucket, type SharedStore } from '../bucket/bring-build.ts';
import { addRevision, keptBuild, type Named, recordChecks } from '../bucket/kept-releases.ts';
import { createMirror } from '../bucket/mirror.ts';
import { buildsAt } from '../bucket/wanted-builds.ts';

/** The releases of several hosts: builds in the bucket, revisions in the database, and a copy of both in a folder. */
export interface SharedReleases {
  /** Brings the copy up to date. */
  pull(): Promise<void>;
  /** Brings one build, if it was kept, with the newest results of its checks, which may be those that are given. */
  bring(build: Named, checks?: string): Promise<void>;
  /** Keeps a finished build in the bucket; a version that is there already remains as it is. */
  keep(build: Named, from: string): Promise<void>;
  /** Makes a document the next revision; returns whether no other promotion was quicker. Throws NotInBucket. */
  add(revision: number, document: string): Promise<boolean>;
}

export function createSharedReleases(store: SharedStore): SharedReleases {
  const { pull } = createMirror(store);
  return {
    pull,
    async bring(build, checks = '') {
      if (!(await keptBuild(store.db, build))) return;
      if (checks !== '') await recordChecks(store.db, build, checks);
      await bringBuild(store, build);
      await bringChecks(store, build);
    },
    keep: (build, from) => keepBuild(store, build, from),
    async add(revision, document) {
      for (const build of buildsAt(releaseDocumentSchema.parse(JSON.parse(document))).builds)
        if (!(await keptBuild(store.db, build)))
          throw new NotInBucket(`${build.part} ${build.version} is not in the bucket: no host could show it`);
      return addRevision(store.db, revision, document);
    },
  };
}
