import type { ReleaseDocument } from '@sendahead/shared-contracts/releases/schema';
import { distOf, type PartFile, readPartFile } from '../build/part-file.ts';
import { factsOf } from './part-facts.ts';
import { pointTo } from './point-to.ts';
import type { ReleaseStore } from './release-store.ts';

const versionIn = (release: ReleaseDocument | undefined, part: string): string | undefined =>
  part === 'shell' ? release?.shell.version : release?.remotes[part]?.version;

export class NoSuchBuild extends Error {
  override readonly name = 'NoSuchBuild';
}

const builtPart = (part: string, folder: string): PartFile => {
  const build = readPartFile(folder);
  if (!build) throw new NoSuchBuild(`${part} has no finished build`);
  return build;
};

/** Keeps the finished builds and points the release document to them. Parts already released as built are left out. */
export async function releaseParts(
  store: ReleaseStore,
  parts: readonly string[],
  folderOf: (part: string) => string = distOf,
): Promise<PartFile[]> {
  const builds = parts.map((part) => builtPart(part, folderOf(part)));
  for (const build of builds) await store.keep(build, folderOf(build.part));
  const present = await store.read();
  const news = builds.filter((build) => versionIn(present, build.part) !== build.version);
  if (news.length === 0) return [];
  const rows = news.map((build) => ({ build, facts: factsOf(build.part) }));
  await store.update((release) => pointTo(release, rows, new Date().toISOString()));
  return news;
}

/** Points a part back, or on, to a version that is in the store. Nothing is built. */
export async function releaseVersion(store: ReleaseStore, part: string, version: string): Promise<void> {
  const build = readPartFile(store.folderOf(part, version));
  if (!build) throw new NoSuchBuild(`${part} ${version} was never released here`);
  await store.update((release) =>
    pointTo(release, [{ build, facts: factsOf(part) }], new Date().toISOString()),
  );
}
