import { join } from 'node:path';
import type { VersionToRelease } from '@sendahead/shared-contracts/releases/act-calls';
import { canaryOf, wasReleased } from '@sendahead/shared-contracts/releases/gate/canary-gate';
import type { GatedStore, ReleaseRequest } from '@sendahead/shared-contracts/releases/gate/order';
import {
  CannotSwitch,
  DoesNotFit,
  NoCanary,
  NoSuchBuild,
  ShellMissing,
} from '@sendahead/shared-contracts/releases/gate/refusals';
import { objectionsTo } from '@sendahead/shared-contracts/releases/gate/release-version';
import type { ReleaseDocument } from '@sendahead/shared-contracts/releases/schema';
import { BucketFailure } from '../../../integrations/bucket/bucket.ts';
import { bucketOfReleases } from '../../../integrations/bucket/settings.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { NotInBucket } from '../bucket/bring-build.ts';
import { inBucket, inFolder } from '../desk/backings.ts';
import { doAct, isDone, type WantedAct } from '../desk/do-act.ts';
import { createServerStore } from '../desk/server-store.ts';
import { MovedSince, unchangedSince } from '../desk/unchanged-since.ts';
import { movesIn } from '../moves.ts';
import { createReleaseLog, type ReleaseLog } from '../release-log.ts';
import { endedRuns } from './ended-runs.ts';
import { createStoredBuilds, type StoredBuilds } from './stored-builds.ts';

/** As many as `npm run release` asks for. */
const maxEnded = 500;
/** Versions that a person chooses from: the last that were built, and the last that were released. */
const maxBuilt = 8;
const maxReleased = 8;

/** Releases a part on this server, for people who are signed in. */
export interface ReleaseDesk {
  /** Throws Refusal `no_such_thing` for a part that was never released. */
  choices(part: string): Promise<{ revision: number; versions: VersionToRelease[] }>;
  /** Throws Refusal `no_such_thing` for a part that was never released. */
  requireReleased(part: string): Promise<void>;
  /**
   * Does an act unless the part was moved after `revision`. Returns the present revision. Throws Refusal
   * `no_such_thing`, `changed_since` with who moved it and to what, and `release_refused` with each objection.
   */
  act(wanted: WantedAct, given: { revision: number; by: string; why: string }): Promise<number>;
}

const versionIn = (release: ReleaseDocument | undefined, part: string): string | undefined =>
  part === 'shell' ? release?.shell.version : release?.remotes[part]?.version;

/** What a person can act on, in the words of `npm run release`. Throws a fault of ours. */
function reasonsOrThrow(error: unknown): readonly string[] {
  if (error instanceof DoesNotFit) return error.reasons;
  const isAway = error instanceof BucketFailure || error instanceof NotInBucket;
  if (isAway) return [`The releases cannot be reached: ${error.message}`];
  const isKnown = [NoSuchBuild, NoCanary, CannotSwitch, ShellMissing].some((kind) => error instanceof kind);
  if (isKnown && error instanceof Error) return [error.message];
  throw error;
}

const byNobody: ReleaseRequest = { movedBy: 'person', by: '' };

/** Throws Refusal `no_such_thing`. */
async function requireReleased(store: GatedStore, part: string): Promise<ReleaseDocument> {
  const release = await store.read();
  if (!release || versionIn(release, part) === undefined) throw new Refusal(404, 'no_such_thing');
  return release;
}

/** The versions to choose from with the instants of their builds, the live one left out. */
async function versionsOf(
  store: GatedStore,
  stored: StoredBuilds,
  part: string,
): Promise<Map<string, number | null>> {
  const revisions = await store.history();
  const built = new Map<string, number | null>(
    (await stored.newest(part, maxBuilt)).map(({ version, at }) => [version, at]),
  );
  const released = new Set(revisions.toReversed().flatMap((one) => versionIn(one, part) ?? []));
  for (const version of [...released].slice(0, maxReleased))
    if (!built.has(version)) built.set(version, null);
  const canary = canaryOf(revisions.at(-1), part)?.version;
  if (canary !== undefined && !built.has(canary)) built.set(canary, null);
  built.delete(versionIn(revisions.at(-1), part) ?? '');
  return built;
}

/** The refusal for a part that was moved after a revision: who moved it last, and to what. */
async function movedSince(log: ReleaseLog, part: string, revision: number): Promise<Refusal> {
  const revisions = await log.read();
  const moveIn = (at: number) => {
    const one = revisions[at];
    return one && movesIn(one, revisions[at - 1]).find((move) => move.part === part);
  };
  const at = revisions.findLastIndex((one, index) => one.revision > revision && moveIn(index) !== undefined);
  const last = revisions[at];
  const extensions = last
    ? {
        changed_by: last.by,
        changed_to: moveIn(at)?.to ?? '',
        changed_why: last.why ?? '',
        changed_revision: revisions.at(-1)?.revision ?? last.revision,
      }
    : {};
  return new Refusal(409, 'changed_since', { extensions });
}

export function createReleaseDesk({
  config,
  db,
  clock,
}: Pick<AppContext, 'config' | 'db' | 'clock'>): ReleaseDesk {
  const folder = join(config.dataDir, 'releases');
  const bucket = bucketOfReleases(config.env);
  const backing = bucket ? inBucket({ db, bucket, folder }) : inFolder(folder);
  const stored = createStoredBuilds(folder);
  const log = createReleaseLog(folder);
  const open = async (): Promise<GatedStore> =>
    createServerStore(backing, { now: () => clock.instant(), ended: await endedRuns(db, maxEnded) });

  return {
    async requireReleased(part) {
      await requireReleased(await open(), part);
    },
    async choices(part) {
      const store = await open();
      const { revision } = await requireReleased(store, part);
      const revisions = await store.history();
      const versions: VersionToRelease[] = [];
      for (const [version, at] of await versionsOf(store, stored, part)) {
        const refused = await objectionsTo(store, part, version, byNobody).catch(reasonsOrThrow);
        const released = wasReleased(revisions, { part, version });
        const built_at = at === null ? null : new Date(at).toISOString();
        versions.push({ version, built_at, released, refused: [...refused] });
      }
      return { revision, versions };
    },
    async act(wanted, { revision, by, why }) {
      const store = await open();
      await requireReleased(store, wanted.part);
      try {
        await doAct(unchangedSince(store, wanted.part, revision), wanted, { movedBy: 'person', by, why });
      } catch (error) {
        const present = await store.read();
        const isOwn = present?.change?.by === by && present.change.why === why;
        if (present && present.revision > revision && isOwn && isDone(wanted, present))
          return present.revision;
        if (error instanceof MovedSince) throw await movedSince(log, wanted.part, revision);
        throw new Refusal(409, 'release_refused', { extensions: { reasons: reasonsOrThrow(error) } });
      }
      return (await store.read())?.revision ?? revision;
    },
  };
}
