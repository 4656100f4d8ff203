import type { Canary, ReleaseDocument, ReleasedPart } from '../schema.ts';
import { type Audience, conditionsOf, isNarrow } from './audience.ts';
import { withdrawnWords } from './canary-gate.ts';
import { reasonsAgainst } from './misfits.ts';
import { changeOf, type GatedStore, type ReleaseRequest } from './order.ts';
import { manifestUrlOf } from './point-to.ts';
import { DoesNotFit, NoCanary } from './refusals.ts';
import { commitOfBuild, reasonsOfChecked, releaseVersion, storedBuild } from './release-version.ts';
import { reasonsOfReturns } from './returns.ts';

const shareOf = ({ percent, rises = false }: Audience) => ({ percent, ...(rises ? { rises } : {}) });

/** Throws NoCanary for the shell: each page has exactly one, which draws it. */
export function requireCanaryOf(part: string): void {
  if (part === 'shell')
    throw new NoCanary('The shell has no canary: it draws every page, and is released to all.');
}

/** Changes the canary of a part, with the same checks as a release. */
async function change(
  store: GatedStore,
  part: string,
  order: ReleaseRequest,
  next: (live: ReleasedPart) => Canary | undefined,
): Promise<void> {
  requireCanaryOf(part);
  const revisions = await store.history();
  const { calls } = store;
  await store.update(async (release) => {
    const live = release?.remotes[part];
    if (!release || !live) throw new NoCanary(`${part} was never released here: release it first`);
    const canary = next(live);
    const isNew = canary !== undefined && canary.version !== live.canary?.version;
    const tried = isNew ? [{ part, version: canary.version }] : [];
    const document: ReleaseDocument = {
      ...release,
      created_at: store.now(),
      // Otherwise a start would release its build over the version that the canary is compared with.
      remotes: { ...release.remotes, [part]: { ...live, moved_by: 'person', canary } },
    };
    const despite = [
      ...(order.reasonsAgainst ?? []),
      ...(await reasonsOfChecked(store, tried, revisions)),
      ...reasonsAgainst(document, [part], calls),
      ...(isNew ? reasonsOfReturns({ next: document, moved: [part], revisions, calls }) : []),
    ];
    if (despite.length > 0 && !order.force) throw new DoesNotFit(despite);
    const releasedBuild = { part, version: canary?.version ?? live.version };
    const commit = order.commit ?? (await commitOfBuild(store, releasedBuild, revisions));
    return { ...document, change: changeOf({ ...order, commit }, despite) };
  });
}

const canaryIn = async (store: GatedStore, part: string): Promise<Canary> => {
  const canary = (await store.read())?.remotes[part]?.canary;
  if (!canary) throw new NoCanary(`${part} has no canary`);
  return canary;
};

/** Gives this stored version to some visitors from now on. Throws NoCanary, NoSuchBuild and DoesNotFit. */
export async function startCanary(
  store: GatedStore,
  { part, version, ...audience }: Audience & { part: string; version: string },
  order: ReleaseRequest,
): Promise<void> {
  requireCanaryOf(part);
  const build = await storedBuild(store, part, version);
  await change(store, part, order, (live) => {
    if (live.version === version) throw new NoCanary(`${part} ${version} is live already`);
    return {
      version,
      manifest_url: manifestUrlOf(build),
      files: build.files,
      needs: build.needs,
      ...shareOf(audience),
      ...conditionsOf(audience),
      seed: store.seed(),
      since: store.now(),
    };
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
  await change(store, part, order, ({ canary }) => {
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
