import { misfitOf } from './fits.ts';
import type { Offers } from './needs.ts';
import type { CanaryShare, PageRelease, ReleaseDocument } from './schema.ts';

/** Whether the visitor of a page gets the canary of a part. */
export type TakesCanary = (canary: CanaryShare) => boolean;

/**
 * The release for pages of a shell that lends `lends`, with a server that serves `calls`. An incompatible
 * canary is left out.
 */
export function pageReleaseOf(
  { revision, created_at, shell, remotes }: ReleaseDocument,
  lends: Offers,
  calls: Offers['calls'],
  takesCanary: TakesCanary = () => false,
): PageRelease {
  const { version, base_url, entry, styles, files } = shell;
  const offers = { ...lends, calls };
  return {
    revision,
    created_at,
    shell: { version, base_url, entry, styles, files },
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([part, released]) => {
        const { status, notice, canary } = released;
        // No file of a part that is switched off is loaded.
        if (status === 'off') {
          const { version, manifest_url } = released;
          return [part, { version, manifest_url, files: {}, status, notice }];
        }
        const servedBuild =
          canary && takesCanary(canary) && !misfitOf(canary.needs, offers) ? canary : released;
        const { version, manifest_url, files, needs } = servedBuild;
        const misfit = misfitOf(needs, offers);
        return [part, { version, manifest_url, files, status, ...(misfit ? { misfit } : {}) }];
      }),
    ),
  };
}
