import type { Canary, CanaryShare, ReleaseDocument, ShellCanary } from '../schema.ts';
import { type Audience, conditionsOf, isNarrow } from './audience.ts';
import { canaryOf, withdrawnWords } from './canary-gate.ts';
import { misfits, reasonsAgainst } from './misfits.ts';
import { changeOf, type GatedStore, type ReleaseRequest } from './order.ts';
import type { PartFile } from './part-file.ts';
import { baseUrlOf, manifestUrlOf } from './point-to.ts';
import { DoesNotFit, NoCanary } from './refusals.ts';
import { commitOfBuild, liveIn, reasonsOfChecked, releaseVersion, storedBuild } from './release-version.ts';
import { reasonsOfReturns } from './returns.ts';

const shareOf = ({ percent, rises = false }: Audience) => ({ percent, ...(rises ? { rises } : {}) });

const isOfShell = (canary: Canary | ShellCanary): canary is ShellCanary => 'base_url' in canary;

/** The canary of a build with its share, as the release document names it. */
function canaryFrom(build: PartFile, share: CanaryShare): Canary | ShellCanary {
  const { part, files, entry, styles, lends, needs } = build;
  return part === 'shell'
    ? { ...share, base_url: baseUrlOf(build), entry, styles, files, lends }
    : { ...share, manifest_url: manifestUrlOf(build), files, needs };
}

/** The document with another canary of a part, which a person moved: a start would release its build over it. */
function withCanary(
  release: ReleaseDocument,
  part: string,
  canary: Canary | ShellCanary | undefined,
): ReleaseDocument {
  if (part === 'shell') {
    const ofShell = canary && isOfShell(canary) ? canary : undefined;
    return { ...release, shell: { ...release.shell, moved_by: 'person', canary: ofShell } };
  }
  const live = release.remotes[part];
  if (!live) throw new NoCanary(`${part} was never released here: release it first`);
  const ofPart = canary && !isOfShell(canary) ? canary : undefined;
  return {
    ...release,
    remotes: { ...release.remotes, [part]: { ...live, moved_by: 'person', canary: ofPart } },
  };
}

/** The document as a visitor of the canary of the shell sees it: its returns are judged like a release. */
const asSeen = (document: ReleaseDocument, part: string): ReleaseDocument =>
  part === 'shell' && document.shell.canary
    ? { ...document, shell: { ...document.shell, ...document.shell.canary } }
    : document;

/** Changes the canary of a part, with the same checks as a release. */
async function change(
  store: GatedStore,
  part: string,
  order: ReleaseRequest,
  next: (present: Canary | ShellCanary | undefined, live: string) => Canary | ShellCanary | undefined,
): Promise<void> {
  const revisions = await store.history();
  const { calls } = store;
  await store.update(async (release) => {
    const live = liveIn(release, part);
    if (!release || !live) throw new NoCanary(`${part} was never released here: release it first`);
    const present = part === 'shell' ? release.shell.canary : release.remotes[part]?.canary;
    const canary = next(present, live.version);
    const isNew = canary !== undefined && canary.version !== present?.version;
    const tried = isNew ? [{ part, version: canary.version }] : [];
    const document = { ...withCanary(release, part, canary), created_at: store.now() };
    // A part that the live shell refuses already is no fault of its canary.
    const known = part === 'shell' ? misfits(release, calls).map(({ words }) => words) : [];
    const despite = [
      ...(order.reasonsAgainst ?? []),
      ...(await reasonsOfChecked(store, tried, revisions)),
      ...reasonsAgainst(document, [part], calls).filter((words) => !known.includes(words)),
      ...(isNew ? reasonsOfReturns({ next: asSeen(document, part), moved: [part], revisions, calls }) : []),
    ];
    if (despite.length > 0 && !order.force) throw new DoesNotFit(despite);
    const releasedBuild = { part, version: canary?.version ?? live.version };
    const commit = order.commit ?? (await commitOfBuild(store, releasedBuild, revisions));
    return { ...document, change: changeOf({ ...order, commit }, despite) };
  });
}

const canaryIn = async (store: GatedStore, part: string): Promise<CanaryShare> => {
  const canary = canaryOf(await store.read(), part);
  if (!canary) throw new NoCanary(`${part} has no canary`);
  return canary;
};

/** Gives this stored version to some visitors from now on. Throws NoCanary, NoSuchBuild and DoesNotFit. */
export async function startCanary(
  store: GatedStore,
  { part, version, ...audience }: Audience & { part: string; version: string },
  order: ReleaseRequest,
): Promise<void> {
  const build = await storedBuild(store, part, version);
  await change(store, part, order, (_present, live) => {
    if (live === version) throw new NoCanary(`${part} ${version} is live already`);
    const who = { ...shareOf(audience), ...conditionsOf(audience) };
    return canaryFrom(build, { version, ...who, seed: store.seed(), since: store.now() });
  });
}

/**
 * Gives the running canary to another share of visitors; visitors who have it keep it when the share grows. Named
 * conditions replace the current ones, and only `everyone` drops them. Without `rises` the share no longer changes.
 * 100 percent without conditions makes it the live version; returns whether it did, or else who gets it.
 */
export async function moveCanary(
  store: GatedStore,
  { part, everyone = false, ...audience }: Audience & { part: string; everyone?: boolean },
  order: ReleaseRequest,
): Promise<{ version: string; promoted: boolean; audience: Audience }> {
  const { version, seed, brands, staff } = await canaryIn(store, part);
  const conditions = conditionsOf(isNarrow(audience) ? audience : everyone ? {} : { brands, staff });
  const next: Audience = { ...shareOf(audience), ...conditions };
  if (audience.percent === 100 && !audience.rises && !isNarrow(conditions)) {
    await releaseVersion(store, part, version, order);
    return { version, promoted: true, audience: next };
  }
  const ended = (order.ask ?? store.ended)()?.find((one) => one.seed === seed);
  if (ended)
    throw new NoCanary(
      `${withdrawnWords(ended)}. Start it again by --version ${version}, or end it by --end.`,
    );
  await change(store, part, order, (canary) => {
    if (!canary) throw new NoCanary(`${part} has no canary`);
    const { brands: _brands, staff: _staff, rises: _rises, ...rest } = canary;
    return { ...rest, ...shareOf(audience), ...conditions };
  });
  return { version, promoted: false, audience: next };
}

/** Gives everyone the live version from now on. Throws NoCanary. */
export async function endCanary(store: GatedStore, part: string, order: ReleaseRequest): Promise<void> {
  await canaryIn(store, part);
  await change(store, part, order, () => undefined);
}
