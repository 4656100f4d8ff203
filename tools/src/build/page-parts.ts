import { join } from 'node:path';
import { fragmentPages, markupPages, type PageName } from '@sendahead/shared-contracts/page/fragment-pages';
import * as z from 'zod/mini';
import { root } from './workspace.ts';

const placementsSchema = z.array(z.object({ remote: z.string(), staffOnly: z.optional(z.boolean()) }));

/** The parts of a page: for everybody, and in addition for those who assist others. */
export interface PageParts {
  readonly parts: readonly string[];
  readonly staff: readonly string[];
}

/** The parts of each page, as the shell places them: a page carries the digests of no others. */
export async function partsOfPages(): Promise<Record<string, PageParts>> {
  // The build reads the shell's sources; it is no part of them.
  const { placementsOf } = await import(join(root, 'shell/src/layout/placements.ts'));
  const pages: readonly PageName[] = [
    ...(Object.keys(fragmentPages) as (keyof typeof fragmentPages)[]),
    ...markupPages,
  ];
  const partsOf = (page: PageName): PageParts => {
    const placed = placementsSchema.parse(placementsOf(page));
    const remotes = (forStaff: boolean): string[] => [
      ...new Set(
        placed.filter(({ staffOnly = false }) => staffOnly === forStaff).map(({ remote }) => remote),
      ),
    ];
    return { parts: remotes(false), staff: remotes(true) };
  };
  return {
    ...Object.fromEntries(pages.map((page) => [page, partsOf(page)])),
    // The same fragment, in a page of another site.
    'quote-frame': partsOf('quote'),
  };
}
