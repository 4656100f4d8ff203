import type { PageRelease } from '@sendahead/shared-contracts/releases/schema';
import * as z from 'zod/mini';

/** The parts of each page of a shell, as listed by its build: for everybody, and for those who assist others. */
const pagePartsSchema = z.record(
  z.string(),
  z.object({ parts: z.array(z.string()), staff: z.array(z.string()) }),
);

/**
 * The release with the parts that a page can run, so that it carries no digests of others. A shell that lists
 * none gets all of them; a page that needs another part later reads the whole release.
 */
export function onlyPartsOf(
  release: PageRelease,
  list: string,
  { page, assists }: { page: string; assists: boolean },
): PageRelease {
  const own = list === '' ? undefined : pagePartsSchema.parse(JSON.parse(list))[page];
  if (!own) return release;
  const neededParts = new Set([...own.parts, ...(assists ? own.staff : [])]);
  const remotes = Object.entries(release.remotes).filter(([part]) => neededParts.has(part));
  return { ...release, remotes: Object.fromEntries(remotes) };
}
