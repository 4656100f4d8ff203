import type { ReleaseRequest } from '@sendahead/shared-contracts/releases/gate/order';
import type { PartFile } from '@sendahead/shared-contracts/releases/gate/part-file';
import { NoSuchBuild } from '@sendahead/shared-contracts/releases/gate/refusals';
import { type Live, liveIn, pointToBuilds } from '@sendahead/shared-contracts/releases/gate/release-version';
import { distOf, readPartFile } from '../build/part-file.ts';
import type { ReleaseStore } from './release-store.ts';

const builtPart = (part: string, folder: string): PartFile => {
  const build = readPartFile(folder);
  if (!build) throw new NoSuchBuild(`${part} has no finished build`);
  return build;
};

const byStart: ReleaseRequest = { movedBy: 'start', by: 'start' };

/** Puts the finished builds of these parts into the store. Throws NoSuchBuild. */
export async function keepBuilds(
  store: ReleaseStore,
  parts: readonly string[],
  folderOf: (part: string) => string,
): Promise<PartFile[]> {
  const builds = parts.map((part) => builtPart(part, folderOf(part)));
  for (const build of builds) await store.keep(build, folderOf(build.part));
  // Another machine may have kept the version first: its files are the ones that pages get.
  return builds.map((build) => builtPart(build.part, store.folderOf(build.part, build.version)));
}

const isNew = (build: PartFile, live: Live | undefined): boolean => build.version !== live?.version;

/** Stores the finished builds and points the release document to them, except to live ones. Throws DoesNotFit. */
export async function releaseParts(
  store: ReleaseStore,
  parts: readonly string[],
  {
    order = byStart,
    folderOf = distOf,
  }: { order?: ReleaseRequest; folderOf?: (part: string) => string } = {},
): Promise<PartFile[]> {
  return pointToBuilds(store, await keepBuilds(store, parts, folderOf), order, isNew);
}

/** A part that a start did not release, because a person had released another build of it. */
export interface KeptPart {
  readonly part: string;
  readonly version: string;
}

/** Releases the builds of a start, except of parts that a person has moved: they keep their version (ADR 0163). */
export async function releaseAtStart(
  store: ReleaseStore,
  parts: readonly string[],
  folderOf: (part: string) => string = distOf,
): Promise<KeptPart[]> {
  const builds = await keepBuilds(store, parts, folderOf);
  await pointToBuilds(
    store,
    builds,
    byStart,
    (build, live) => isNew(build, live) && live?.moved_by !== 'person',
  );
  const present = await store.read();
  return builds.flatMap((build) => {
    const live = liveIn(present, build.part);
    return live && isNew(build, live) ? [{ part: build.part, version: live.version }] : [];
  });
}
