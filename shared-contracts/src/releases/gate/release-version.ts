import type { MovedBy, ReleaseDocument } from '../schema.ts';
import { type Move, reasonsOfCanaries, wasReleased } from './canary-gate.ts';
import { misfits, reasonsAgainst } from './misfits.ts';
import { changeOf, type GatedStore, type ReleaseRequest } from './order.ts';
import type { PartFile } from './part-file.ts';
import { pointTo } from './point-to.ts';
import { DoesNotFit, NoSuchBuild } from './refusals.ts';
import { reasonsOfReturns } from './returns.ts';
import { reasonsOfVerdict } from './verdict.ts';

/** The live version of a part, and what released it. */
export interface Live {
  readonly version: string;
  readonly moved_by: MovedBy;
}
export const liveIn = (release: ReleaseDocument | undefined, part: string): Live | undefined =>
  part === 'shell' ? release?.shell : release?.remotes[part];

/** The build of a part that is in the store. Throws NoSuchBuild. */
export async function storedBuild(
  store: Pick<GatedStore, 'build'>,
  part: string,
  version: string,
): Promise<PartFile> {
  const build = await store.build(part, version);
  if (build?.part !== part || build.version !== version)
    throw new NoSuchBuild(`${part} ${version} was never released here`);
  return build;
}

/** Objections of the checks to a release of these stored builds. */
export async function reasonsOfChecked(
  store: Pick<GatedStore, 'verdict'>,
  builds: readonly Move[],
  revisions: readonly ReleaseDocument[],
): Promise<string[]> {
  const found = builds.map(async (build) =>
    reasonsOfVerdict(build, await store.verdict(build), wasReleased(revisions, build)),
  );
  return (await Promise.all(found)).flat();
}

/**
 * The commit that a stored version was built from: the one of its checks, or else of its first release. The checkout
 * may be at any other commit when a person goes back.
 */
export const commitOfBuild = async (
  store: Pick<GatedStore, 'verdict'>,
  build: Move,
  revisions: readonly ReleaseDocument[],
): Promise<string | undefined> =>
  (await store.verdict(build))?.commit ??
  revisions.find((revision) => wasReleased([revision], build))?.change?.commit;

interface Known {
  readonly order: ReleaseRequest;
  readonly revisions: readonly ReleaseDocument[];
  /** The objections of the checks and the canaries. */
  readonly ofBuilds: readonly string[];
}

/** What the store knows against these builds before they are compared with the live ones. */
async function knownOf(
  store: GatedStore,
  builds: readonly PartFile[],
  order: ReleaseRequest,
): Promise<Known> {
  // A start moves no part that has a canary.
  if (order.movedBy !== 'person') return { order, revisions: [], ofBuilds: [] };
  const revisions = await store.history();
  const ofBuilds = [
    ...(await reasonsOfChecked(store, builds, revisions)),
    ...reasonsOfCanaries(builds, revisions, order.ask ?? store.ended),
  ];
  return { order, revisions, ofBuilds };
}

/** The document with these builds, and the objections to it. */
function judged(
  store: GatedStore,
  builds: readonly PartFile[],
  { order, revisions, ofBuilds }: Known,
  release: ReleaseDocument | undefined,
): { next: ReleaseDocument; despite: string[] } {
  const { movedBy, noReturn } = order;
  const rows = builds.map((build) => ({ build, facts: store.factsOf(build.part, release) }));
  const next = pointTo(release, rows, { now: store.now(), movedBy, noReturn });
  const moved = builds.map(({ part }) => part);
  // Mismatches that pages refuse already do not block a start.
  const knownMisfits =
    movedBy === 'start' && release ? misfits(release, store.calls).map(({ words }) => words) : [];
  const unfit = reasonsAgainst(next, moved, store.calls).filter((words) => !knownMisfits.includes(words));
  const ofReturns =
    movedBy === 'person' ? reasonsOfReturns({ next, moved, revisions, calls: store.calls }) : [];
  return { next, despite: [...ofBuilds, ...(order.reasonsAgainst ?? []), ...unfit, ...ofReturns] };
}

/** Points the document to the builds that `wanted` picks, given the live ones. Returns them. Throws DoesNotFit. */
export async function pointToBuilds(
  store: GatedStore,
  builds: readonly PartFile[],
  order: ReleaseRequest,
  wanted: (build: PartFile, live: Live | undefined) => boolean,
): Promise<PartFile[]> {
  const newsIn = (release: ReleaseDocument | undefined): PartFile[] =>
    builds.filter((build) => wanted(build, liveIn(release, build.part)));
  let news = newsIn(await store.read());
  if (news.length === 0) return news;
  const facts = await knownOf(store, news, order);
  await store.update((release) => {
    // Another release may have happened between the two reads.
    news = newsIn(release);
    const { next, despite } = judged(store, news, facts, release);
    if (despite.length > 0 && !order.force) throw new DoesNotFit(despite);
    return { ...next, change: changeOf(order, despite) };
  });
  return news;
}

/** Points a part to an older or newer version in the store. Builds nothing. Throws NoSuchBuild and DoesNotFit. */
export async function releaseVersion(
  store: GatedStore,
  part: string,
  version: string,
  order: ReleaseRequest,
): Promise<void> {
  const build = await storedBuild(store, part, version);
  const commit = order.commit ?? (await commitOfBuild(store, build, await store.history()));
  await pointToBuilds(store, [build], { ...order, commit }, () => true);
}

/** The objections to a release of a stored version now; nothing changes. Throws NoSuchBuild. */
export async function objectionsTo(
  store: GatedStore,
  part: string,
  version: string,
  order: ReleaseRequest,
): Promise<readonly string[]> {
  const build = await storedBuild(store, part, version);
  return judged(store, [build], await knownOf(store, [build], order), await store.read()).despite;
}
