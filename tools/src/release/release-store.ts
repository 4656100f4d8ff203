import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseDocument, releaseDocumentSchema } from '@sendahead/shared-contracts/releases/schema';
import type { PartFile } from '../build/part-file.ts';
import { withLock } from './lock.ts';

const present = 'release.json';

/** The folder of released builds: `<part>/<version>/` never changes, `release.json` points, `history/` remembers. */
export interface ReleaseStore {
  readonly folder: string;
  folderOf(part: string, version: string): string;
  has(part: string, version: string): Promise<boolean>;
  /** Copies a finished build next to its older versions. An existing version is left unchanged. */
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

export function openReleaseStore(folder: string): ReleaseStore {
  const folderOf = (part: string, version: string): string => join(folder, part, version);
  const read = async (): Promise<ReleaseDocument | undefined> => {
    const text = await readFile(join(folder, present), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : releaseDocumentSchema.parse(JSON.parse(text));
  };
  return {
    folder,
    folderOf,
    has: (part, version) => exists(join(folderOf(part, version), 'part.json')),
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
