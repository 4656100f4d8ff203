import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { needsSchema, noNeeds } from '@sendahead/shared-contracts/releases/needs';
import { buildVersionSchema } from '@sendahead/shared-contracts/releases/schema';
import * as z from 'zod/mini';

const buildSchema = z.object({
  part: z.string(),
  version: buildVersionSchema,
  files: z.record(z.string(), z.string()),
  needs: z._default(needsSchema, noNeeds),
});
/** A build in the release store, released or not. */
export type StoredBuild = z.output<typeof buildSchema>;

const partName = /^mf-[a-z]+(?:-[a-z]+)*$/;
const isName = (part: string): boolean => part === 'shell' || partName.test(part);

export interface StoredBuilds {
  /**
   * Undefined when the store has no such build. Both inputs name folders, so their format is checked first.
   */
  read(part: string, version: string): Promise<StoredBuild | undefined>;
  /** The versions of a part in the store, newest first, with their upload times. */
  newest(part: string, most: number): Promise<{ version: string; at: number }[]>;
}

export function createStoredBuilds(releases: string): StoredBuilds {
  const read: StoredBuilds['read'] = async (part, version) => {
    if (!partName.test(part) || !buildVersionSchema.safeParse(version).success) return undefined;
    const text = await readFile(join(releases, part, version, 'part.json'), 'utf8').catch(() => 'null');
    const { data } = buildSchema.safeParse(JSON.parse(text));
    return data?.part === part && data.version === version ? data : undefined;
  };
  return {
    read,
    async newest(part, most) {
      if (!isName(part)) return [];
      const names = await readdir(join(releases, part)).catch(() => []);
      const found = await Promise.all(
        names
          .filter((version) => buildVersionSchema.safeParse(version).success)
          .map(async (version) => ({
            version,
            at: await stat(join(releases, part, version, 'part.json')).then(
              ({ mtimeMs }) => mtimeMs,
              () => 0,
            ),
          })),
      );
      return found
        .filter(({ at }) => at > 0)
        .toSorted((one, other) => other.at - one.at)
        .slice(0, most);
    },
  };
}
