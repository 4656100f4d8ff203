import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseDocument, releaseDocumentSchema } from '@sendahead/shared-contracts/releases/schema';
import type { PartFile } from '../build/part-file.ts';
import { withLock } from './lock.ts';

const present = 'release.json';

/**
 * The released builds: `<part>/<version>/` never changes, `release.json` points, `history/` remembers. They are in the folder,
 * or the folder is this machine's copy of a bucket (ADR 0213).
 */
export interface ReleaseStore {
  readonly folder: string;
  folderOf(part: string, version: string): string;
  /** Puts a kept build and the results of its checks into the folder, if they are not there. */
  bring(part: string, version: string): Promise<void>;
  /** Keeps a finished build next to its older versions. An existing version is left unchanged. */
  keep(build: PartFile, from: string): Promise<void>;
  read(): Promise<ReleaseDocument | undefined>;
  /**
   * Compare-and-swap: `change` gets the current document and its result becomes the next revision. Two
   * simultaneous calls run one after the other, so both take effect.
   */
  update(change: (release: ReleaseDocument | undefined) => ReleaseDocument): Promise<ReleaseDocument>;
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

/** The store in a folder, of one host or on a disk that hosts share. */
export function openFolderStore(folder: string): ReleaseStore {
  const folderOf = (part: string, version: string): string => join(folder, part, version);
  const read = async (): Promise<ReleaseDocument | undefined> => {
    const text = await readFile(join(folder, present), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : releaseDocumentSchema.parse(JSON.parse(text));
  };
  return {
    folder,
    folderOf,
    // Nothing is anywhere else.
    bring: async () => undefined,
    async keep(build, from) {
      const target = folderOf(build.part, build.version);
      if (await exists(join(target, 'part.json'))) return;
      const draft = `${target}.${process.pid}.draft`;
      await cp(from, draft, { recursive: true });
      await rm(target, { recursive: true, force: true });
      await rename(draft, target).catch(async (error: unknown) => {
        await rm(draft, { recursive: true, force: true });
        if (!(await exists(target))) throw error;
      });
    },
    read,
    update: (change) =>
      withLock(join(folder, 'release.lock'), async () => {
        const before = await read();
        const next = releaseDocumentSchema.parse({
          ...change(before),
          revision: (before?.revision ?? 0) + 1,
        });
        const text = `${JSON.stringify(next, null, 2)}\n`;
        await mkdir(join(folder, 'history'), { recursive: true });
        await writeFile(join(folder, 'history', `${String(next.revision).padStart(6, '0')}.json`), text, {
          flag: 'wx',
        });
        await replaceFile(join(folder, present), text);
        return next;
      }),
  };
}
