import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseDocumentSchema } from '@sendahead/shared-contracts/releases/schema';

/** Whether a part is currently switched off. */
export type PartSwitch = (part: string) => Promise<boolean>;

/**
 * Reads the switches of the release store; the document is parsed again only after a change. While it cannot
 * be read, the last readable document applies. Without any, nothing is off.
 */
export function createPartSwitch(releases: string): PartSwitch {
  const path = join(releases, 'release.json');
  let seen = '';
  let off: ReadonlySet<string> = new Set();

  const read = async (): Promise<ReadonlySet<string>> => {
    const { remotes } = releaseDocumentSchema.parse(JSON.parse(await readFile(path, 'utf8')));
    return new Set(Object.keys(remotes).filter((part) => remotes[part]?.status === 'off'));
  };

  return async (part) => {
    try {
      const { mtimeMs, size, ino } = await stat(path);
      const stamp = `${ino}:${mtimeMs}:${size}`;
      if (stamp !== seen) [off, seen] = [await read(), stamp];
    } catch {
      // A store that cannot be read switches nothing, neither off nor on.
    }
    return off.has(part);
  };
}
