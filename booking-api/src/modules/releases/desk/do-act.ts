import type { ReleaseAct } from '@sendahead/shared-contracts/releases/act-calls';
import { endCanary, moveCanary, startCanary } from '@sendahead/shared-contracts/releases/gate/canary';
import { canaryOf, wasReleased } from '@sendahead/shared-contracts/releases/gate/canary-gate';
import type { GatedStore, ReleaseRequest } from '@sendahead/shared-contracts/releases/gate/order';
import { NoSuchBuild } from '@sendahead/shared-contracts/releases/gate/refusals';
import { releaseVersion } from '@sendahead/shared-contracts/releases/gate/release-version';
import { switchOff, switchOn } from '@sendahead/shared-contracts/releases/gate/switch-part';
import type { ReleaseDocument } from '@sendahead/shared-contracts/releases/schema';

/** An act on a part, with what it needs. */
export interface WantedAct {
  readonly act: ReleaseAct;
  readonly part: string;
  readonly version: string;
  readonly percent: number;
  readonly rises: boolean;
  readonly notice: string;
}

/** Gives a stored version to some: a canary of the same version keeps its visitors and its limits. */
async function giveToSome(
  store: GatedStore,
  { part, version, percent, rises }: WantedAct,
  order: ReleaseRequest,
): Promise<void> {
  const running = canaryOf(await store.read(), part);
  const hasEnded = store.ended()?.some(({ seed }) => seed === running?.seed) ?? false;
  if (running?.version === version && !hasEnded) await moveCanary(store, { part, percent, rises }, order);
  else await startCanary(store, { part, version, percent, rises }, order);
}

/** Does what a person asked for, by the rules of `npm run release`. Throws its refusals. */
export async function doAct(store: GatedStore, wanted: WantedAct, order: ReleaseRequest): Promise<void> {
  const { act, part, version, notice } = wanted;
  switch (act) {
    case 'return':
      if (!wasReleased(await store.history(), { part, version }))
        throw new NoSuchBuild(`${part} ${version} was never released here`);
      return releaseVersion(store, part, version, order);
    case 'release':
      return releaseVersion(store, part, version, order);
    case 'canary':
      return giveToSome(store, wanted, order);
    case 'end_canary':
      return endCanary(store, part, order);
    case 'off':
      return switchOff(store, part, notice, order);
    case 'on':
      return switchOn(store, part, order);
  }
}

/** Whether a document shows what a person asked for: their second press changes nothing. */
export function isDone(
  { act, part, version, percent, rises, notice }: WantedAct,
  release: ReleaseDocument,
): boolean {
  const live =
    part === 'shell' ? { ...release.shell, status: 'on', notice: undefined } : release.remotes[part];
  if (!live) return false;
  switch (act) {
    case 'return':
    case 'release':
      return live.version === version && live.canary === undefined;
    case 'canary': {
      const { canary } = live;
      const isSame = canary?.version === version && canary.percent === percent;
      return isSame && (canary.rises ?? false) === rises;
    }
    case 'end_canary':
      return live.canary === undefined;
    case 'off':
      return live.status === 'off' && live.notice === notice;
    case 'on':
      return live.status === 'on';
  }
}
