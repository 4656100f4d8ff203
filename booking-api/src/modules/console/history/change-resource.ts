import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type Account, findAccount } from '../../accounts/public/store.ts';
import type { Fields } from '../tables.ts';
import type { Resource } from './resource.ts';

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));

/** Whether the fields of `expected` have the same values in `present`. */
export const stillHas = (present: Fields, expected: Fields): boolean =>
  Object.entries(expected).every(([name, value]) => isDeepStrictEqual(present[name] ?? null, value));

/**
 * Changes the given fields of a resource and records their former values in its history, in one transaction.
 * A field with an equal value is skipped. Throws Refusal `no_such_thing` for a resource that does not exist
 * or that the caller may not change, and `changed_since` when `expected` no longer holds.
 */
export async function changeResource(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  resource: Resource,
  change: {
    actor: Account;
    subject: string;
    fields: Fields;
    reason?: string | undefined;
    expected?: Fields;
    undoes?: number;
  },
): Promise<void> {
  const { actor, subject, fields, reason = '', expected = {}, undoes = null } = change;
  if (!resource.mayChange(actor, subject)) throw new Refusal(404, 'no_such_thing');
  await db.transaction().execute(async (trx) => {
    const present = await resource.readLocked(trx, subject);
    if (!present) throw new Refusal(404, 'no_such_thing');
    if (!stillHas(present, expected))
      throw await changedSince(
        trx,
        { kind: resource.kind, subject },
        Object.keys(expected).filter((name) => !stillHas(present, { [name]: expected[name] })),
      );
    const names = Object.keys(fields).filter((name) => !stillHas(present, { [name]: fields[name] ?? null }));
    if (names.length === 0) return;
    await resource.check?.(trx, actor, present, pick(fields, names));
    await resource.write(trx, subject, pick(fields, names));
    await trx
      .insertInto('changes')
      .values({
        at: clock.instant(),
        actor_id: actor.id,
        kind: resource.kind,
        subject,
        before: asJson(pick(present, names)),
        after: asJson(pick(fields, names)),
        reason,
        undoes,
      })
      .execute();
  });
}

/** CO-134: names the fields that differ and who changed them last, without values: some readers see only some. */
async function changedSince(
  trx: DatabaseTransaction,
  { kind, subject }: { kind: string; subject: string },
  names: readonly string[],
): Promise<Refusal> {
  const last = await trx
    .selectFrom('changes')
    .select('actor_id')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where(sql<boolean>`after ?| ${names}::text[]`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const author = last && (await findAccount(trx, last.actor_id));
  const name = author ? `${author.firstName} ${author.lastName}`.trim() : '';
  return new Refusal(409, 'changed_since', {
    extensions: { changed_fields: names, ...(name === '' ? {} : { changed_by: name }) },
  });
}

const asJson = (fields: Fields) => sql<Fields>`${JSON.stringify(fields)}::jsonb`;
