import type { HookKind } from '@sendahead/shared-contracts/releases/hook-calls';
import type { PartAt, Revision } from '../release-log.ts';

/** What happened to a part. The id is the same wherever and however often it is found. */
export interface ReleaseEvent {
  readonly id: string;
  readonly kind: HookKind;
  readonly part: string;
  readonly at: string;
  /** The version that it is about; null if it is about none. */
  readonly version: string | null;
  /** The version that was live until then. */
  readonly before: string | null;
  /** The share of visitors of a canary. */
  readonly percent: number | null;
  /** Who did it; null for the product itself. */
  readonly by: string | null;
  readonly why: string | null;
  readonly revision: number | null;
}

type Found = Pick<ReleaseEvent, 'kind' | 'version'> & { percent?: number };

function ofCanary(now: PartAt, before: PartAt, hasEnded: (seed: string) => boolean): Found[] {
  const [present, earlier] = [now.canary, before.canary];
  const isSame = present?.seed === earlier?.seed;
  const isPromoted = earlier !== null && now.version === earlier.version;
  const stopped: Found[] =
    earlier && !isSame && !isPromoted && !hasEnded(earlier.seed)
      ? [{ kind: 'canary.stopped', version: earlier.version, percent: earlier.percent }]
      : [];
  if (!present) return stopped;
  const { version, percent } = present;
  if (!earlier || !isSame) return [...stopped, { kind: 'canary.began', version, percent }];
  if (percent === earlier.percent) return stopped;
  return [{ kind: percent > earlier.percent ? 'canary.rose' : 'canary.lowered', version, percent }];
}

function ofPart(now: PartAt, before: PartAt | undefined, wasLive: (version: string) => boolean): Found[] {
  const { version } = now;
  const moved: Found[] =
    before?.version === version
      ? []
      : [{ kind: wasLive(version) ? 'part.returned' : 'part.released', version }];
  const wasOff = (before?.notice ?? null) !== null;
  if (wasOff === (now.notice !== null)) return moved;
  return [...moved, { kind: wasOff ? 'part.switched_on' : 'part.switched_off', version }];
}

/**
 * What happened to a part after a revision, oldest first. A canary that the product stopped is left out: it was
 * queued when it stopped.
 */
export function eventsAfter(
  revisions: readonly Revision[],
  { part, revision }: { part: string; revision: number },
  hasEnded: (seed: string) => boolean,
): ReleaseEvent[] {
  const versions = new Set<string>();
  let before: PartAt | undefined;
  const events: ReleaseEvent[] = [];
  for (const one of revisions) {
    const now = one.parts.get(part);
    if (now && one.revision > revision) {
      const found = [
        ...ofPart(now, before, (version) => versions.has(version)),
        ...ofCanary(now, before ?? { ...now, canary: null }, hasEnded),
      ];
      const { at, by, why } = one;
      for (const { kind, version, percent = null } of found)
        events.push({
          id: `${part}.${one.revision}.${kind}`,
          ...{ kind, part, at, version, before: before?.version ?? null, percent, by, why },
          revision: one.revision,
        });
    }
    if (now) versions.add(now.version);
    before = now ?? before;
  }
  return events;
}
