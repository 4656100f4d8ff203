import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseDocumentSchema } from '@sendahead/shared-contracts/releases/schema';
import { bringBuild, type SharedStore, sweepDrafts } from './bring-build.ts';
import { createCopiedHistory } from './copied-history.ts';
import {
  buildsKeptSince,
  documentOf,
  lastKeptAt,
  type Marked,
  type Named,
  newestRevision,
  sha256,
} from './kept-releases.ts';
import { replaceFile } from './replace-file.ts';
import { buildsAt, buildsOfOpenTabs, shellsBefore } from './wanted-builds.ts';

/** How long a build that was not released remains on offer as a preview. */
const previewedMs = 30 * 24 * 3_600_000;

/** This host's copy of the releases in the bucket. */
export interface Mirror {
  /**
   * Brings the copy up to date: first the builds, then the history, then the document that names them. Throws if the
   * database or the bucket does not answer; pages then keep what they had.
   */
  pull(): Promise<void>;
  /** Brings the builds that open tabs, rollbacks and previews need, newest first. */
  pullEarlier(): Promise<void>;
}

const digestOf = (path: string): Promise<string | undefined> => readFile(path).then(sha256, () => undefined);

const isSame = (one: Marked | undefined, other: Marked): boolean =>
  one?.revision === other.revision && one.digest === other.digest;

export function createMirror(store: SharedStore, now: () => number = Date.now): Mirror {
  const { db, folder } = store;
  // The page host serves files of the folder, also before the first release is in it.
  mkdirSync(folder, { recursive: true });
  const present = join(folder, 'release.json');
  const history = createCopiedHistory(db, join(folder, 'history'));
  let swept: Promise<void> | undefined;
  let seen: Marked | undefined;
  let earlier = '';

  async function copy(newest: Marked): Promise<void> {
    const text = await documentOf(db, newest.revision);
    const document = releaseDocumentSchema.parse(JSON.parse(text));
    for (const build of buildsAt(document).builds) await bringBuild(store, build);
    await history.update();
    // A shell before that cannot be brought must not keep the release from the pages.
    await Promise.allSettled(shellsBefore(history.revisions()).map((shell) => bringBuild(store, shell)));
    // Of two processes of a host, the slower one must not write the older document.
    const last = await newestRevision(db);
    if (last && !isSame(last, newest)) return copy(last);
    await replaceFile(present, text);
    seen = newest;
  }

  return {
    async pull() {
      swept ??= sweepDrafts(folder);
      await swept;
      const newest = await newestRevision(db);
      if (!newest) return;
      if (isSame(seen, newest) && (await digestOf(present)) === newest.digest) return;
      await copy(newest);
    },
    async pullEarlier() {
      const state = `${seen?.digest} ${await lastKeptAt(db)}`;
      if (state === earlier) return;
      const since = new Date(now() - previewedMs).toISOString();
      const wanted: Named[] = [
        ...buildsOfOpenTabs(history.revisions(), now()),
        ...(await buildsKeptSince(db, since)),
      ];
      const failed: unknown[] = [];
      for (const build of wanted)
        await bringBuild(store, build).catch((error: unknown) => failed.push(error));
      if (failed.length > 0) throw failed[0];
      earlier = state;
    },
  };
}
