import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseDocumentSchema } from '@sendahead/shared-contracts/releases/schema';
import type { Queries } from '../../../platform/database/database.ts';
import { allRevisions, documentOf, type Marked, sha256 } from './kept-releases.ts';
import { replaceFile } from './replace-file.ts';
import { type BuildsAt, buildsAt } from './wanted-builds.ts';

const fileOf = (revision: number): string => `${String(revision).padStart(6, '0')}.json`;

interface Copied {
  readonly digest: string;
  /** Undefined for a document that this release of the server cannot read. */
  readonly builds: BuildsAt | undefined;
}

const copiedOf = (text: string): Copied => ({
  digest: sha256(text),
  builds: buildsOf(text),
});
function buildsOf(text: string): BuildsAt | undefined {
  try {
    return buildsAt(releaseDocumentSchema.parse(JSON.parse(text)));
  } catch {
    return undefined;
  }
}

/** The copy of the history in a folder. A revision never changes, so each is read once. */
export function createCopiedHistory(db: Queries, folder: string) {
  const known = new Map<string, Copied>();

  async function copy({ revision, digest }: Marked): Promise<void> {
    const name = fileOf(revision);
    if (known.get(name)?.digest === digest) return;
    const path = join(folder, name);
    const own = await readFile(path, 'utf8').then(copiedOf, () => undefined);
    if (own?.digest === digest) return void known.set(name, own);
    const text = await documentOf(db, revision);
    await replaceFile(path, text);
    known.set(name, copiedOf(text));
  }

  /** A database that was restored to an earlier moment has fewer revisions. */
  async function removeOthers(): Promise<void> {
    const kept = new Set((await allRevisions(db)).map(({ revision }) => fileOf(revision)));
    for (const name of await readdir(folder)) {
      if (!name.endsWith('.json') || kept.has(name)) continue;
      await rm(join(folder, name), { force: true });
      known.delete(name);
    }
  }

  return {
    /** Brings the copy up to date; an empty database changes nothing. */
    async update(): Promise<void> {
      await mkdir(folder, { recursive: true });
      for (const one of await allRevisions(db)) await copy(one);
      await removeOthers();
    },
    /** What each revision of the copy gives to pages, oldest first. */
    revisions: (): BuildsAt[] =>
      [...known]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .flatMap(([, { builds }]) => builds ?? []),
  };
}
