import * as z from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Database, DatabaseTransaction, Queries } from '../../../platform/database/database.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Sealer } from '../../../platform/security/sealed.ts';
import type { ReleaseLog } from '../release-log.ts';
import { eventsAfter, type ReleaseEvent } from './events.ts';
import type { Outcome, PostHook } from './post-hook.ts';

/** Posts one event to the address of a part's team. Each attempt has the same id. */
export const releaseHookJob = defineJob(
  'post-release-hook',
  z.object({ hook: z.string(), id: z.string(), kind: z.string(), body: z.string() }),
  { retries: 8, atOnce: 5 },
);

/** The address did not take an event, which is posted again later. */
export class HookFailed extends Error {
  override readonly name = 'HookFailed';
}

interface Kept {
  readonly id: string;
  readonly address: string;
  readonly sealed_secret: Buffer;
}
interface Posting {
  readonly db: Queries;
  readonly clock: Clock;
  readonly sealer: Sealer;
  readonly post: PostHook;
}

export const sealedFor = (hook: string): string => `release-hook ${hook}`;

/** Posts a message, and keeps how the address took it: the page Releases shows the last one. */
export async function postMessage(
  { db, clock, sealer, post }: Posting,
  { id, address, sealed_secret }: Kept,
  message: { id: string; kind: string; body: string },
): Promise<Outcome & { at: string }> {
  const secret = sealer.open(sealed_secret, sealedFor(id));
  const outcome = await post({ address, secret }, message, clock.now());
  const at = clock.instant();
  await db
    .updateTable('release_hooks')
    .set({ last_at: at, last_kind: message.kind, last_status: outcome.status, last_failure: outcome.failure })
    .where('id', '=', id)
    .execute();
  return { ...outcome, at };
}

/** Throws HookFailed to be retried. A message for an address that was replaced or removed is dropped. */
export async function sendEvent(
  posting: Posting,
  { hook, ...message }: { hook: string; id: string; kind: string; body: string },
): Promise<void> {
  const kept = await posting.db
    .selectFrom('release_hooks')
    .select(['id', 'address', 'sealed_secret'])
    .where('id', '=', hook)
    .executeTakeFirst();
  if (!kept) return;
  const { failure, status } = await postMessage(posting, kept, message);
  if (failure) throw new HookFailed(`${message.id}: ${failure}${status === null ? '' : ` ${status}`}`);
}

type Sending = Pick<Jobs, 'enqueue'>;

const enqueue = (trx: DatabaseTransaction, jobs: Sending, hook: string, event: ReleaseEvent): Promise<void> =>
  jobs.enqueue(trx, releaseHookJob, {
    ...{ hook, id: event.id, kind: event.kind },
    body: JSON.stringify(event),
  });

/** Queues what the product did by itself, in the transaction in which it did. */
export async function queueEvent(
  trx: DatabaseTransaction,
  jobs: Sending,
  event: ReleaseEvent,
): Promise<void> {
  const hook = await trx
    .selectFrom('release_hooks')
    .select('id')
    .where('part', '=', event.part)
    .executeTakeFirst();
  if (hook) await enqueue(trx, jobs, hook.id, event);
}

const endedSeeds = async (db: Queries): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('canary_runs').select('seed').where('ended_at', 'is not', null).execute();
  return new Set(rows.map(({ seed }) => seed));
};

/**
 * Queues what people did by new revisions, each event once: of workers that look at the same moment, one moves the mark.
 * The console and the command write the same document, which may be a file, so it is read rather than called.
 */
export async function queueRevisions(
  { db, jobs }: { db: Database } & Pick<AppContext, 'jobs'>,
  log: ReleaseLog,
): Promise<void> {
  const hooks = await db.selectFrom('release_hooks').select(['id', 'part', 'seen_revision']).execute();
  if (hooks.length === 0) return;
  const revisions = await log.read();
  const newest = revisions.at(-1)?.revision ?? 0;
  const behind = hooks.filter(({ seen_revision }) => seen_revision !== newest);
  if (behind.length === 0) return;
  const ended = await endedSeeds(db);
  for (const { id, part, seen_revision } of behind) {
    const events = eventsAfter(revisions, { part, revision: seen_revision }, (seed) => ended.has(seed));
    await db.transaction().execute(async (trx) => {
      const moved = await trx
        .updateTable('release_hooks')
        .set({ seen_revision: newest })
        .where('id', '=', id)
        .where('seen_revision', '=', seen_revision)
        .returning('id')
        .executeTakeFirst();
      if (moved) for (const event of events) await enqueue(trx, jobs, id, event);
    });
  }
}
