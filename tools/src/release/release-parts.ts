import type { MovedBy, ReleaseDocument } from '@sendahead/shared-contracts/releases/schema';
import { distOf, type PartFile, readPartFile } from '../build/part-file.ts';
import { reasonsOfCanaries, wasReleased } from './canary-gate.ts';
import { commitOfBuild } from './checked/commit-of-build.ts';
import { lastVerdict, reasonsOfVerdict } from './checked/verdict.ts';
import { askEnded, type ReadEndedCanaries } from './ended-canaries.ts';
import { DoesNotFit, reasonsAgainst } from './gate.ts';
import { readHistory } from './history.ts';
import { misfits } from './misfits.ts';
import { factsOf } from './part-facts.ts';
import { pointTo } from './point-to.ts';
import type { ReleaseStore } from './release-store.ts';
import { reasonsOfReturns } from './returns.ts';

interface Live {
  readonly version: string;
  readonly moved_by: MovedBy;
}
const liveIn = (release: ReleaseDocument | undefined, part: string): Live | undefined =>
  part === 'shell' ? release?.shell : release?.remotes[part];

export class NoSuchBuild extends Error {
  override readonly name = 'NoSuchBuild';
}

/** The build of a part that is in the store. Throws NoSuchBuild. */
export async function storedBuild(store: ReleaseStore, part: string, version: string): Promise<PartFile> {
  await store.bring(part, version);
  const build = readPartFile(store.folderOf(part, version));
  if (build?.part !== part || build.version !== version)
    throw new NoSuchBuild(`${part} ${version} was never released here`);
  return build;
}

const builtPart = (part: string, folder: string): PartFile => {
  const build = readPartFile(folder);
  if (!build) throw new NoSuchBuild(`${part} has no finished build`);
  return build;
};

/** Who moves a part, and why. */
export interface ReleaseRequest {
  readonly movedBy: MovedBy;
  readonly by: string;
  readonly why?: string | undefined;
  /** The commit of the build; by default the one that is known of a stored version. */
  readonly commit?: string | undefined;
  /** Also releases what does not fit; the history keeps the mismatches. */
  readonly force?: boolean | undefined;
  /** The shell closes a hole of earlier versions: no page returns to them by itself. */
  readonly noReturn?: boolean | undefined;
  /** How to learn which canaries the product ended; by default from the product's database. */
  readonly ask?: ReadEndedCanaries | undefined;
  /** Objections to this release, except mismatches of the parts. */
  readonly reasonsAgainst?: readonly string[] | undefined;
}
/** What the history keeps of an order, and of the objections to it. */
export const changeOf = (
  { by, why, commit }: ReleaseRequest,
  despite: readonly string[],
): ReleaseDocument['change'] => ({
  by,
  why,
  commit,
  despite: [...despite],
});
const byStart: ReleaseRequest = { movedBy: 'start', by: 'start' };

/** Objections of the checks to a release of these stored builds. */
export const reasonsOfChecked = (
  store: ReleaseStore,
  builds: readonly Pick<PartFile, 'part' | 'version'>[],
  revisions: readonly ReleaseDocument[],
): string[] =>
  builds.flatMap((build) =>
    reasonsOfVerdict(
      build,
      lastVerdict(store.folderOf(build.part, build.version), build),
      wasReleased(revisions, build),
    ),
  );

/** Mismatches that pages refuse already do not block a start. */
function reasonsOf(
  order: ReleaseRequest,
  before: ReleaseDocument | undefined,
  next: ReleaseDocument,
  moved: string[],
) {
  const known = order.movedBy === 'start' && before ? misfits(before).map(({ words }) => words) : [];
  const unfit = reasonsAgainst(next, moved).filter((words) => !known.includes(words));
  return [...(order.reasonsAgainst ?? []), ...unfit];
}

/** Points the document to the builds that `wanted` picks, given the live ones. Returns them. Throws DoesNotFit. */
async function point(
  store: ReleaseStore,
  builds: readonly PartFile[],
  order: ReleaseRequest,
  wanted: (build: PartFile, live: Live | undefined) => boolean,
): Promise<PartFile[]> {
  const newsIn = (release: ReleaseDocument | undefined): PartFile[] =>
    builds.filter((build) => wanted(build, liveIn(release, build.part)));
  let news = newsIn(await store.read());
  if (news.length === 0) return news;
  // A start moves no part that has a canary.
  const revisions = order.movedBy === 'person' ? readHistory(store.folder) : [];
  const known =
    order.movedBy === 'person'
      ? [
          ...reasonsOfChecked(store, news, revisions),
          ...reasonsOfCanaries(news, revisions, order.ask ?? askEnded),
        ]
      : [];
  await store.update((release) => {
    // Another release may have happened between the two reads.
    news = newsIn(release);
    const rows = news.map((build) => ({ build, facts: factsOf(build.part) }));
    const { movedBy, noReturn } = order;
    const next = pointTo(release, rows, { now: new Date().toISOString(), movedBy, noReturn });
    const moved = news.map(({ part }) => part);
    const despite = [
      ...known,
      ...reasonsOf(order, release, next, moved),
      ...(order.movedBy === 'person' ? reasonsOfReturns({ next, moved, revisions }) : []),
    ];
    if (despite.length > 0 && !order.force) throw new DoesNotFit(despite);
    return { ...next, change: changeOf(order, despite) };
  });
  return news;
}

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
  return point(store, await keepBuilds(store, parts, folderOf), order, isNew);
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
  await point(store, builds, byStart, (build, live) => isNew(build, live) && live?.moved_by !== 'person');
  const present = await store.read();
  return builds.flatMap((build) => {
    const live = liveIn(present, build.part);
    return live && isNew(build, live) ? [{ part: build.part, version: live.version }] : [];
  });
}

/** Points a part to an older or newer version in the store. Builds nothing. Throws NoSuchBuild and DoesNotFit. */
export async function releaseVersion(
  store: ReleaseStore,
  part: string,
  version: string,
  order: ReleaseRequest,
): Promise<void> {
  const build = await storedBuild(store, part, version);
  const commit = order.commit ?? commitOfBuild(store, build, readHistory(store.folder));
  await point(store, [build], { ...order, commit }, () => true);
}
