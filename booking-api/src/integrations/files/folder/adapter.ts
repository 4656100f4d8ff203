import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilePort } from '../port.ts';

/** No write takes this long: an older draft belongs to a process that was killed. */
const oldestDraftMs = 3_600_000;

/** Removes partial files of killed processes. */
async function sweepDrafts(folder: string): Promise<void> {
  const oldest = Date.now() - oldestDraftMs;
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.draft')) continue;
    const path = join(folder, name);
    // Another process may have finished or removed it in the meantime.
    const written = await stat(path).catch(() => undefined);
    if (written && written.mtimeMs < oldest) await rm(path, { force: true });
  }
}

/**
 * Keeps files in a folder of the data, each under its id; readable by this process only. Throws for an
 * invalid id.
 */
export function folderFiles(folder: string): FilePort {
  const pathOf = (id: string): string => {
    if (!/^[a-z]{2,8}_[0-9a-z]{10,40}$/.test(id)) throw new Error('not the id of a file');
    return join(folder, id);
  };
  let swept: Promise<void> | undefined;
  return {
    async write(id, bytes) {
      const path = pathOf(id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Runs once per process, before the first file, so that old drafts do not keep a disk full.
      swept ??= sweepDrafts(folder).catch(() => undefined);
      await swept;
      const draft = `${path}.${randomUUID()}.draft`;
      try {
        await writeFile(draft, bytes, { mode: 0o600 });
        await rename(draft, path);
      } catch (error) {
        // Removes a partial file, so that a full disk does not fill up further.
        await rm(draft, { force: true });
        throw error;
      }
    },
    async read(id) {
      try {
        return await readFile(pathOf(id));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}
