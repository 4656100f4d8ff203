import { releaseVersion } from '@sendahead/shared-contracts/releases/gate/release-version';
import { openReleases } from '../open-releases.ts';

/** Promotes one stored build, as one person at their own machine; several processes run it at the same time. */
const [part = '', version = '', why = ''] = process.argv.slice(2);
await releaseVersion(await openReleases(), part, version, {
  movedBy: 'person',
  by: `${why}@example.com`,
  why,
});
