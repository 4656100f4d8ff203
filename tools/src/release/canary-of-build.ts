import type { Audience } from '@sendahead/shared-contracts/releases/gate/audience';
import { startCanary } from '@sendahead/shared-contracts/releases/gate/canary';
import type { ReleaseRequest } from '@sendahead/shared-contracts/releases/gate/order';
import { NoCanary } from '@sendahead/shared-contracts/releases/gate/refusals';
import { distOf } from '../build/part-file.ts';
import { keepBuilds } from './release-parts.ts';
import type { ReleaseStore } from './release-store.ts';

/** Puts the finished build of a part into the store and starts its canary. Returns its version. */
export async function startCanaryOfBuild(
  store: ReleaseStore,
  { part, folderOf = distOf, ...audience }: Audience & { part: string; folderOf?: (part: string) => string },
  order: ReleaseRequest,
): Promise<string> {
  const [build] = await keepBuilds(store, [part], folderOf);
  if (!build) throw new NoCanary(`${part} has no finished build`);
  await startCanary(store, { part, version: build.version, ...audience }, order);
  return build.version;
}
