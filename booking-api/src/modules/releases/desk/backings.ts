import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { GatedStore } from '@sendahead/shared-contracts/releases/gate/order';
import { type ReleaseDocument, releaseDocumentSchema } from '@sendahead/shared-contracts/releases/schema';
import type { Bucket } from '../../../integrations/bucket/bucket.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { replaceFile } from '../bucket/replace-file.ts';
import { createSharedReleases } from '../public/shared-releases.ts';
import { type Backing, readDocument } from './server-store.ts';

type Change = Parameters<GatedStore['update']>[0];

const waitMs = 50;
/** Other promotions take milliseconds: a longer one was interrupted. */
const usualPatienceMs = 10_000;
/** Promotions of other hosts that may be quicker before this one gives up. */
const maxTries = 12;

const nextOf = async (
  change: Change,
  before: ReleaseDocument | undefined,
): Promise<{ next: ReleaseDocument; text: string }> => {
  const revision = (before?.revision ?? 0) + 1;
  const next = releaseDocumentSchema.parse({ ...(await change(before)), revision });
  return { next, text: `${JSON.stringify(next, null, 2)}\n` };
};

const isFree = (path: string, text: string): Promise<boolean> =>
  writeFile(path, text, { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

/**
 * A folder that hosts may share. The lock of the commands names a process, which a server in another container cannot
 * see: here the number of a revision is given once, because a file that exists is never made again.
 */
export const inFolder = (folder: string, patienceMs = usualPatienceMs): Backing => ({
  folder,
  bring: async () => undefined,
  async update(change) {
    const present = join(folder, 'release.json');
    const giveUpAt = Date.now() + patienceMs;
    await mkdir(join(folder, 'history'), { recursive: true });
    for (;;) {
      const { next, text } = await nextOf(change, await readDocument(folder));
      const kept = join(folder, 'history', `${String(next.revision).padStart(6, '0')}.json`);
      if (await isFree(kept, text)) {
        await replaceFile(present, text);
        return next;
      }
      // A program that died between both files left a revision that nobody sees: the document follows it.
      if (Date.now() > giveUpAt) await replaceFile(present, await readFile(kept, 'utf8'));
      await pause(waitMs);
    }
  },
});

/** The releases of hosts that share no disk (ADR 0213). */
export function inBucket(store: { db: Queries; bucket: Bucket; folder: string }): Backing {
  const shared = createSharedReleases(store);
  return {
    folder: store.folder,
    bring: (part, version) => shared.bring({ part, version }),
    async update(change) {
      for (let tries = 0; tries < maxTries; tries += 1) {
        await shared.pull();
        const { next, text } = await nextOf(change, await readDocument(store.folder));
        if (!(await shared.add(next.revision, text))) continue;
        await shared.pull();
        return next;
      }
      throw new Error(`${maxTries} other promotions were quicker`);
    },
  };
}
