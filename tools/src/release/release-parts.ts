import type { MovedBy, ReleaseDocument } from '@sendahead/shared-contracts/releases/schema';
import { distOf, type PartFile, readPartFile } from '../build/part-file.ts';
import { factsOf } from './part-facts.ts';
import { pointTo } from './point-to.ts';
import type { ReleaseStore } from './release-store.ts';

interface Live {
  readonly version: string;
  readonly moved_by: MovedBy;
}
const liveIn = (release: ReleaseDocument | undefined, part: string): Live | undefined =>
  part === 'shell' ? release?.shell : release?.remotes[part];

export class NoSuchBuild extends Error {
  override readonly name = 'NoSuchBuild';
}

const builtPart = (part: string, folder: string): PartFile => {
  const build = readPartFile(folder);
  if (!build) throw new NoSuchBuild(`${part} has no finished build`);
  return build;
};

/** Points the document to those of the builds that `wanted` picks by what is live. Returns them. */
async function point(
  store: ReleaseStore,
  builds: readonly PartFile[],
  movedBy: MovedBy,
  wanted: (build: PartFile, live: Live | undefined) => boolean,
): Promise<PartFile[]> {
  const newsIn = (release: ReleaseDocument | undefined): PartFile[] =>
    builds.filter((build) => wanted(build, liveIn(release, build.part)));
  let news = newsIn(await store.read());
  if (news.length === 0) return news;
  await store.update((release) => {
    // Somebody may have released between the two readings.
    news = newsIn(release);
    const rows = news.map((build) => ({ build, facts: factsOf(build.part) }));
    return pointTo(release, rows, { now: new Date().toISOString(), movedBy });
  });
  return news;
}

async function keepBuilds(
  store: ReleaseStore,
  parts: readonly string[],
  folderOf: (part: string) => string,
): Promise<PartFile[]> {
  const builds = parts.map((part) => builtPart(part, folderOf(part)));
  for (const build of builds) await store.keep(build, folderOf(build.part));
  return builds;
}

const isNew = (build: PartFile, live: Live | undefined): boolean => build.version !== live?.version;

/** Keeps the finished builds and points the release document to them. Parts already released as built are left out. */
export async function releaseParts(
  store: ReleaseStore,
  parts: readonly string[],
  { movedBy = 'start', folderOf = distOf }: { movedBy?: MovedBy; folderOf?: (part: string) => string } = {},
): Promise<PartFile[]> {
  return point(store, await keepBuilds(store, parts, folderOf), movedBy, isNew);
}

/** A part that a start did not release, because a person had released another build of it. */
export interface KeptPart {
  readonly part: string;
  readonly version: string;
}

/** Releases what a start has built, except of parts that a person has moved: those stay where they are (ADR 0163). */
export async function releaseAtStart(
  store: ReleaseStore,
  parts: readonly string[],
  folderOf: (part: string) => string = distOf,
): Promise<KeptPart[]> {
  const builds = await keepBuilds(store, parts, folderOf);
  await point(store, builds, 'start', (build, live) => isNew(build, live) && live?.moved_by !== 'person');
  const present = await store.read();
  return builds.flatMap((build) => {
    const live = liveIn(present, build.part);
    return live && isNew(build, live) ? [{ part: build.part, version: live.version }] : [];
  });
}

/** Points a part back, or on, to a version that is in the store. Nothing is built. */
export async function releaseVersion(store: ReleaseStore, part: string, version: string): Promise<void> {
  const build = readPartFile(store.folderOf(part, version));
  if (!build) throw new NoSuchBuild(`${part} ${version} was never released here`);
  await point(store, [build], 'person', () => true);
}
