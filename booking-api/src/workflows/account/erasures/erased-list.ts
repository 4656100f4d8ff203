import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

/** Longer than any backup is kept; afterwards nothing can bring the account back. */
const keptMs = 400 * 86_400_000;

const entrySchema = z.object({ user_id: z.string().regex(/^[\w-]{1,80}$/), at: z.iso.datetime() });
/** A deleted account, by its id alone. */
export type Erased = z.output<typeof entrySchema>;

/**
 * The accounts that were deleted, in a folder of the data that no restore of the database or of the uploads replaces
 * (ADR 0211). A file each, so that any number of workers may write.
 */
export type ErasedList = {
  /** Writes an entry completely or not at all; repeating it changes nothing. */
  add(entry: Erased): Promise<void>;
  /** The entries, oldest first. Removes those that no backup can bring back. */
  read(now: number): Promise<Erased[]>;
};

export function openErasedList(folder: string): ErasedList {
  const pathOf = (id: string): string => join(folder, `${id}.json`);
  return {
    async add(entry) {
      const { user_id } = entrySchema.parse(entry);
      const draft = join(folder, `${user_id}.${randomUUID()}.draft`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(draft, JSON.stringify(entry), { mode: 0o600, flush: true });
      await rename(draft, pathOf(user_id));
    },
    async read(now) {
      const names = await readdir(folder).catch(() => []);
      const entries: Erased[] = [];
      for (const name of names.filter((one) => one.endsWith('.json'))) {
        const entry = entrySchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
        if (Date.parse(entry.at) < now - keptMs) await rm(pathOf(entry.user_id), { force: true });
        else entries.push(entry);
      }
      return entries.toSorted((one, other) => one.at.localeCompare(other.at));
    },
  };
}
