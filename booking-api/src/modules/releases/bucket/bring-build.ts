import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bucket } from '../../../integrations/bucket/bucket.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { checkedAt, keptBuild, type Named, recordBuild, recordChecks, sha256 } from './kept-releases.ts';

/** The database that names the builds, the bucket that has their files, and this host's copy. */
export interface SharedStore {
  readonly db: Queries;
  readonly bucket: Bucket;
  /** The copy: `release.json`, `history/` and `<part>/<version>/`. */
  readonly folder: string;
}

/** A larger file is no part of a page. Our largest map has 2 MB. */
const maxBytes = 64 * 1024 * 1024;
const pauseMs = 300;
/** Files that are read or written at the same time. */
const atOnce = 8;
/** Results of checks, which may be newer than the build. */
const checksFile = 'checks.verdict';
/** No path leads out of the folder of the build. */
const safePath = /^(?!.*\.\.)[\w@-][\w.@-]*(?:\/[\w@-][\w.@-]*)*$/;

const keyOf = (digest: string): string => `releases/${digest}`;

export class NotInBucket extends Error {
  override readonly name = 'NotInBucket';
}

async function inTurn<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const rest = [...all];
  const line = async (): Promise<void> => {
    for (let one = rest.shift(); one !== undefined; one = rest.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, line));
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Puts the files of a finished build into the bucket. A version that is there already remains as it is. */
export async function keepBuild(
  { db, bucket }: Omit<SharedStore, 'folder'>,
  build: Named,
  from: string,
): Promise<void> {
  if (!(await keptBuild(db, build))) {
    const files: Record<string, string> = {};
    const found = await readdir(from, { recursive: true, withFileTypes: true });
    const paths = found
      .filter((entry) => entry.isFile() && entry.name !== checksFile)
      .map((entry) => join(entry.parentPath, entry.name).slice(from.length + 1));
    await inTurn(paths, async (path) => {
      if (!safePath.test(path)) throw new Error(`a build has no file of this name: ${path}`);
      const bytes = await readFile(join(from, path));
      const digest = sha256(bytes);
      await bucket.write(keyOf(digest), bytes);
      files[path] = digest;
    });
    await recordBuild(db, { ...build, files });
  }
  const checks = await readFile(join(from, checksFile), 'utf8').catch(() => '');
  if (checks !== '') await recordChecks(db, build, checks);
}

/** Bytes with another digest than the recorded one never reach a page. */
async function readOnce(bucket: Bucket, digest: string, name: string): Promise<Buffer> {
  const bytes = await bucket.read(keyOf(digest), maxBytes);
  if (!bytes) throw new NotInBucket(`the bucket lacks ${name}`);
  if (sha256(bytes) !== digest) throw new NotInBucket(`the bucket has another ${name} than was released`);
  return bytes;
}

/**
 * Reads a file of a build. It is read again after a failure: connections break, and not every store replaces an object in
 * one step while another machine writes the same one.
 */
const readKept = (bucket: Bucket, digest: string, name: string, again = 2): Promise<Buffer> =>
  readOnce(bucket, digest, name).catch(async (error: unknown) => {
    if (again === 0) throw error;
    await pause(pauseMs);
    return readKept(bucket, digest, name, again - 1);
  });

/** Puts a build of the bucket into this host's copy, completely or not at all. Throws NotInBucket and BucketFailure. */
export async function bringBuild({ db, bucket, folder }: SharedStore, build: Named): Promise<void> {
  const { part, version } = build;
  const target = join(folder, part, version);
  if (await isThere(join(target, 'part.json'))) return;
  const kept = await keptBuild(db, build);
  if (!kept) throw new NotInBucket(`no build ${part} ${version} was kept`);
  const draft = join(folder, 'drafts', randomUUID());
  try {
    await inTurn(Object.entries(kept.files), async ([path, digest]) => {
      if (!safePath.test(path)) throw new NotInBucket(`no file of a build has this name: ${path}`);
      const bytes = await readKept(bucket, digest, `${part}/${version}/${path}`);
      await mkdir(dirname(join(draft, path)), { recursive: true });
      await writeFile(join(draft, path), bytes);
    });
    await mkdir(dirname(target), { recursive: true });
    await rename(draft, target);
  } catch (error) {
    // Another process of this host may have been quicker.
    if (!(await isThere(join(target, 'part.json')))) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Writes the results of the checks of a build into this host's copy, unless it has newer ones. */
export async function bringChecks({ db, folder }: SharedStore, build: Named): Promise<void> {
  const checks = (await keptBuild(db, build))?.checks;
  const path = join(folder, build.part, build.version, checksFile);
  if (!checks || checkedAt(await readFile(path, 'utf8').catch(() => null)) >= checkedAt(checks)) return;
  await writeFile(path, checks);
}

/** No build takes this long: an older draft belongs to a process that was killed. */
const oldestDraftMs = 3_600_000;

/** Removes partial builds of killed processes. */
export async function sweepDrafts(folder: string): Promise<void> {
  const drafts = join(folder, 'drafts');
  for (const name of await readdir(drafts).catch(() => [])) {
    const made = await stat(join(drafts, name)).catch(() => undefined);
    if (made && made.mtimeMs < Date.now() - oldestDraftMs)
      await rm(join(drafts, name), { recursive: true, force: true });
  }
}
