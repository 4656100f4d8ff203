import { join } from 'node:path';
import type { HookDelivery, ReleaseHook } from '@sendahead/shared-contracts/releases/hook-calls';
import { hookFailures } from '@sendahead/shared-contracts/releases/hook-calls';
import type { Clock } from '../../../platform/clock.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Database, Queries } from '../../../platform/database/database.ts';
import { createSealer, type Sealer } from '../../../platform/security/sealed.ts';
import { newId, newSecret } from '../../../platform/security/secrets.ts';
import { createPostHook, type PostHook } from '../hooks/post-hook.ts';
import { publicUrlOf } from '../hooks/public-address.ts';
import { postMessage, sealedFor } from '../hooks/send-events.ts';
import { createReleaseLog } from '../release-log.ts';

const prefix = 'whs_';

const deliveryOf = (row: {
  last_at: string | null;
  last_kind: string | null;
  last_status: number | null;
  last_failure: string | null;
}): HookDelivery | null =>
  row.last_at === null
    ? null
    : {
        at: new Date(row.last_at).toISOString(),
        kind: row.last_kind ?? '',
        status: row.last_status,
        failure: hookFailures.find((failure) => failure === row.last_failure) ?? null,
      };

/** The addresses of all parts; `set_by` is the id of an account. */
export async function keptHooks(db: Queries): Promise<ReleaseHook[]> {
  const rows = await db.selectFrom('release_hooks').selectAll().orderBy('part').execute();
  return rows.map(({ part, address, set_by, set_at, ...row }) => ({
    ...{ part, address, set_by },
    set_at: new Date(set_at).toISOString(),
    last: deliveryOf(row),
  }));
}

/** An address on the public internet, as it is kept; undefined for any other text. */
export const hookAddressOf = (text: string): string | undefined => publicUrlOf(text)?.href;

/** Sets the address of a part and returns the new secret. Only what happens afterwards is posted to it. */
export async function setHook(
  { db, clock, config }: { db: Queries; clock: Clock } & Pick<AppContext, 'config'>,
  { part, address, by }: { part: string; address: string; by: string },
): Promise<string> {
  const secret = `${prefix}${newSecret()}`;
  const id = newId('hook');
  const revisions = await createReleaseLog(join(config.dataDir, 'releases')).read();
  const row = {
    ...{ id, address, set_by: by, set_at: clock.instant() },
    sealed_secret: createSealer(config).seal(secret, sealedFor(id)),
    seen_revision: revisions.at(-1)?.revision ?? 0,
    ...{ last_at: null, last_kind: null, last_status: null, last_failure: null },
  };
  await db
    .insertInto('release_hooks')
    .values({ part, ...row })
    .onConflict((conflict) => conflict.column('part').doUpdateSet(row))
    .execute();
  return secret;
}

/** Removes the address of a part; returns it, or undefined without one. */
export async function removeHook(db: Queries, part: string): Promise<string | undefined> {
  const removed = await db
    .deleteFrom('release_hooks')
    .where('part', '=', part)
    .returning('address')
    .executeTakeFirst();
  return removed?.address;
}

/** Posts a test to the address of a part; undefined for a part without one. */
export async function testHook(
  { db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>,
  part: string,
  post: PostHook = createPostHook(),
): Promise<HookDelivery | undefined> {
  const kept = await db
    .selectFrom('release_hooks')
    .select(['id', 'address', 'sealed_secret'])
    .where('part', '=', part)
    .executeTakeFirst();
  if (!kept) return undefined;
  const kind = 'test';
  const id = newId('test');
  const body = JSON.stringify({ id, kind, part, at: clock.instant() });
  const sealer = createSealer(config);
  const { at, status, failure } = await postMessage({ db, clock, sealer, post }, kept, { id, kind, body });
  return { at, kind, status, failure };
}

/** Seals the secrets of addresses with the present key, as the command for another SECRETS_KEY does. */
export async function sealHooksAgain(
  db: Database,
  sealer: Sealer,
): Promise<{ sealed: number; unreadable: number }> {
  const rows = await db.selectFrom('release_hooks').select(['id', 'sealed_secret']).execute();
  let [sealed, unreadable] = [0, 0];
  for (const { id, sealed_secret } of rows) {
    const owner = sealedFor(id);
    if (sealer.isCurrent(sealed_secret, owner)) continue;
    try {
      const { numUpdatedRows } = await db
        .updateTable('release_hooks')
        .set({ sealed_secret: sealer.seal(sealer.open(sealed_secret, owner), owner) })
        .where('id', '=', id)
        .executeTakeFirst();
      sealed += Number(numUpdatedRows);
    } catch {
      unreadable += 1;
    }
  }
  return { sealed, unreadable };
}
