import { misfitOf } from './fits.ts';
import type { Offers } from './needs.ts';
import type { PageRelease, ReleaseDocument } from './schema.ts';

/** The release for pages of a shell that lends `lends`, over a server that serves `calls`. */
export function pageReleaseOf(
  { revision, created_at, shell, remotes }: ReleaseDocument,
  lends: Offers,
  calls: Offers['calls'],
): PageRelease {
  const { version, base_url, entry, styles, files } = shell;
  const offers = { ...lends, calls };
  return {
    revision,
    created_at,
    shell: { version, base_url, entry, styles, files },
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([part, { version, manifest_url, files, status, notice, needs }]) => {
        // Nothing of a part that is switched off is loaded.
        if (status === 'off') return [part, { version, manifest_url, files: {}, status, notice }];
        const misfit = misfitOf(needs, offers);
        return [part, { version, manifest_url, files, status, ...(misfit ? { misfit } : {}) }];
      }),
    ),
  };
}
