import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nameOfFile } from '../file-id.ts';
import { type FilePort, FilesUnavailable } from '../port.ts';

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

/** By what it says: an error of the file system may come from another realm, where it is no `instanceof` Error. */
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';

/**
 * Keeps files in a folder of the data, each under its id; readable by this process only. Throws for an
 * invalid id.
 */
export function folderFiles(folder: string): FilePort {
  const pathOf = (id: string): string => join(folder, nameOfFile(id));
  let swept: Promise<void> | undefined;
  return {
    async write(id, bytes) {
      const path = pathOf(id);
      const draft = `${path}.${randomUUID()}.draft`;
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        // Runs once per process, before the first file, so that old drafts do not keep a disk full.
        swept ??= sweepDrafts(folder).catch(() => undefined);
        await swept;
        await writeFile(draft, bytes, { mode: 0o600 });
        await rename(draft, path);
      } catch (error) {
        // Removes a partial file, so that a full disk does not fill up further.
        await rm(draft, { force: true }).catch(() => undefined);
        throw new FilesUnavailable('write', codeOf(error));
      }
    },
    async read(id) {
      const path = pathOf(id);
      try {
        return await readFile(path);
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw new FilesUnavailable('read', codeOf(error));
      }
    },
    async remove(id) {
      const path = pathOf(id);
      try {
        await rm(path, { force: true });
      } catch (error) {
        throw new FilesUnavailable('remove', codeOf(error));
      }
    },
  };
}
