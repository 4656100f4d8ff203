import { releaseVersion } from '../release-parts.ts';
import { openFolderStore } from '../release-store.ts';

/** Promotes one stored build, as one person at their own machine; several processes run it at the same time. */
const [folder = '', part = '', version = '', why = ''] = process.argv.slice(2);
await releaseVersion(openFolderStore(folder), part, version, {
  movedBy: 'person',
  by: `${why}@example.com`,
  why,
});
