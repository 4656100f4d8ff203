import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilePort } from '../port.ts';

/** Keeps files in a folder of the data, each under its id; readable by the process alone. Throws for what is no id. */
export function folderFiles(folder: string): FilePort {
  const pathOf = (id: string): string => {
    if (!/^[a-z]{2,8}_[0-9a-z]{10,40}$/.test(id)) throw new Error('not the id of a file');
    return join(folder, id);
  };
  return {
    async write(id, bytes) {
      const path = pathOf(id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = `${path}.${randomUUID()}.draft`;
      try {
        await writeFile(draft, bytes, { mode: 0o600 });
        await rename(draft, path);
      } catch (error) {
        // A full disk is not filled further by what did not fit.
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
