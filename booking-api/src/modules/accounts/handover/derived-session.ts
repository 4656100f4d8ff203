import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ContinuedSession } from '../../../platform/security/session.ts';
import { type AdoptGuestRecords, endGuestSession } from '../public/session-store.ts';
import { type Account, findAccount } from '../public/store.ts';
import { hasMoved, isOver } from '../sign-in/load-session.ts';

type NewDerived = ContinuedSession & {
  idHash: Buffer;
  /** The session of the guest in whose place it opens. */
  guest: Buffer | null;
  request: FastifyRequest;
};

/**
 * Opens a session that is what its source is: its age, its end, its device and its network, none of them renewed. The
 * rows of the account and of the source are locked until the commit, so that whatever ends them either ends this
 * session too or is visible here.
 */
export function openDerivedSession(
  db: Database,
  { idHash, userId, sourceHash, sourceBrand, guest, request }: NewDerived,
  { clock, adopt }: { clock: Clock; adopt: AdoptGuestRecords },
): Promise<Account | undefined> {
  const now = clock.instant();
  return db.transaction().execute(async (trx) => {
    const holder = await trx
      .selectFrom('users')
      .select(['role', 'disabled'])
      .where('id', '=', userId)
      .forShare()
      .executeTakeFirst();
    if (!holder || holder.disabled || !may(holder.role, 'open_console')) return undefined;
    const source = await trx
      .selectFrom('sessions')
      .select(['created_at as createdAt', 'seen_at as seenAt', 'expires_at as expiresAt'])
      .select(['device', 'network'])
      .where('id_hash', '=', sourceHash)
      .where('user_id', '=', userId)
      .forShare()
      .executeTakeFirst();
    if (!source || isOver(source, clock.now()) || hasMoved(source, request)) return undefined;
    await trx
      .insertInto('sessions')
      .values({
        id_hash: idHash,
        user_id: userId,
        created_at: source.createdAt,
        seen_at: now,
        expires_at: source.expiresAt,
        device: source.device,
        network: source.network,
        derived_from: sourceHash,
        continued_from: sourceBrand,
      })
      .execute();
    if (guest) {
      await adopt(trx, guest, userId);
      await endGuestSession(trx, guest, now);
    }
    return findAccount(trx, userId);
  });
}
