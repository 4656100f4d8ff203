import { randomBytes } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { GatedStore } from '@sendahead/shared-contracts/releases/gate/order';
import type { PartFile } from '@sendahead/shared-contracts/releases/gate/part-file';
import { type ReleaseDocument, releaseDocumentSchema } from '@sendahead/shared-contracts/releases/schema';
import { readPartFile } from '../build/part-file.ts';
import { readIndex } from '../contracts/record.ts';
import { lastVerdict } from './checked/verdict.ts';
import { askEnded } from './ended-canaries.ts';
import { readHistory } from './history.ts';
import { withLock } from './lock.ts';
import { factsOf } from './part-facts.ts';

const present = 'release.json';
/** A server promotes without this lock, and needs milliseconds between the history and the document. */
const waitMs = 50;
const patienceMs = 10_000;

/**
 * The released builds: `<part>/<version>/` never changes, `release.json` points, `history/` remembers. They are in the folder,
 * or the folder is this machine's copy of a bucket (ADR 0213).
 */
export interface ReleaseStore extends GatedStore {
  readonly folder: string;
  folderOf(part: string, version: string): string;
  /** Keeps a finished build next to its older versions. An existing version is left unchanged. */
  keep(build: PartFile, from: string): Promise<void>;
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** A reader sees the old file or the new file, never a partial one. */
async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}.draft`;
  await writeFile(draft, text);
  await rename(draft, path);
}

/** Writes a revision of the history; returns false if the revision exists. */
const addRevision = (path: string, text: string): Promise<boolean> =>
  writeFile(path, text, { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

const readDocument = async (path: string): Promise<ReleaseDocument | undefined> => {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : releaseDocumentSchema.parse(JSON.parse(text));
};

async function keepIn(target: string, build: PartFile, from: string): Promise<void> {
  // A server that releases the build later reads the results of its checks there.
  if (await exists(join(target, 'part.json'))) return void lastVerdict(target, build);
  const draft = `${target}.${process.pid}.draft`;
  await cp(from, draft, { recursive: true });
  await rm(target, { recursive: true, force: true });
  await rename(draft, target).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(target))) throw error;
  });
  lastVerdict(target, build);
}

/** One promotion after the other, those of servers included: the number of a revision is given once. */
async function updateIn(
  folder: string,
  change: Parameters<GatedStore['update']>[0],
): Promise<ReleaseDocument> {
  const path = join(folder, present);
  const giveUpAt = Date.now() + patienceMs;
  await mkdir(join(folder, 'history'), { recursive: true });
  for (;;) {
    const before = await readDocument(path);
    const revision = (before?.revision ?? 0) + 1;
    const next = releaseDocumentSchema.parse({ ...(await change(before)), revision });
    const text = `${JSON.stringify(next, null, 2)}\n`;
    const historyFile = join(folder, 'history', `${String(revision).padStart(6, '0')}.json`);
    if (await addRevision(historyFile, text)) {
      await replaceFile(path, text);
      return next;
    }
    // A program that died between both files left a revision that nobody sees: the document follows it.
    if (Date.now() > giveUpAt) await replaceFile(path, await readFile(historyFile, 'utf8'));
    await pause(waitMs);
  }
}

/** The store in a folder, of one host or on a disk that hosts share. */
export function openFolderStore(folder: string): ReleaseStore {
  const folderOf = (part: string, version: string): string => join(folder, part, version);
  return {
    folder,
    folderOf,
    get calls() {
      return readIndex().calls;
    },
    read: () => readDocument(join(folder, present)),
    history: async () => readHistory(folder),
    build: async (part, version) => readPartFile(folderOf(part, version)),
    verdict: async (build) => lastVerdict(folderOf(build.part, build.version), build),
    factsOf,
    ended: askEnded,
    now: () => new Date().toISOString(),
    seed: () => randomBytes(8).toString('hex'),
    keep: (build, from) => keepIn(folderOf(build.part, build.version), build, from),
    update: (change) => withLock(join(folder, 'release.lock'), () => updateIn(folder, change)),
  };
}
