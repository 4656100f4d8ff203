import { openBucketStore } from './bucket-store.ts';
import { releaseFolder } from './data-folder.ts';
import { openFolderStore, type ReleaseStore } from './release-store.ts';

/** Whether hosts get their releases from a bucket; the servers read the same setting, and refuse other values. */
export const areInBucket = (env: NodeJS.ProcessEnv = process.env): boolean => env.RELEASES_STORE === 'bucket';

/** The store that the settings name: the folder in the data, or the bucket. Throws StoreAway. */
export const openReleases = async (): Promise<ReleaseStore> =>
  areInBucket() ? openBucketStore(releaseFolder()) : openFolderStore(releaseFolder());
