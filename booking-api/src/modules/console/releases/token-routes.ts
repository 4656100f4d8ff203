import * as calls from '@sendahead/shared-contracts/releases/token-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { audit } from '../../accounts/public/audit.ts';
import { arePartsWithin, releasePartsOf } from '../../accounts/public/staff-limits.ts';
import { findAccount } from '../../accounts/public/store.ts';
import { createReleaseDesk } from '../../releases/public/release-desk.ts';
import { makeToken, openTokens, revokeToken, tokenOf } from '../../releases/public/release-tokens.ts';
import { requirePart } from './require-part.ts';

const tokensPerHour = 20;

/** RL-26: tokens by which teams release from the command line. */
export function releaseTokenRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, throttle } = context;
  const desk = createReleaseDesk(context);

  registerCall(app, context, calls.releaseRights, async (_input, call) => {
    const parts = await releasePartsOf(db, accountOf(call).id);
    const tokens = (await openTokens(db)).filter(({ part }) => arePartsWithin([part], parts));
    const presented = tokens.map(async ({ madeBy, madeAt, usedAt, ...token }) => ({
      ...token,
      made_by: (await findAccount(db, madeBy))?.email ?? '',
      made_at: new Date(madeAt).toISOString(),
      used_at: usedAt === null ? null : new Date(usedAt).toISOString(),
    }));
    return { parts: parts === null ? null : [...parts], tokens: await Promise.all(presented) };
  });

  registerCall(app, context, calls.makeReleaseToken, async ({ body: { part, name } }, call) => {
    const actor = accountOf(call);
    await requirePart(db, actor, part);
    if (name.trim() === '') throw refuse('invalid', [{ path: 'name', code: 'required' }]);
    await desk.requireReleased(part);
    await throttle.attempt('release-tokens', actor.id, tokensPerHour, 3600);
    return db.transaction().execute(async (trx) => {
      const token = await makeToken({ db: trx, clock }, { part, name: name.trim(), by: actor.id });
      await audit({ db: trx, clock }, 'staff.made_release_token', {
        userId: actor.id,
        subject: part,
        detail: { reason: name.trim() },
      });
      return { token };
    });
  });

  registerCall(app, context, calls.revokeReleaseToken, async ({ params: { tokenId } }, call) => {
    const actor = accountOf(call);
    const token = await tokenOf(db, tokenId);
    if (!token) throw new Refusal(404, 'no_such_thing');
    await requirePart(db, actor, token.part);
    await db.transaction().execute(async (trx) => {
      if (!(await revokeToken({ db: trx, clock }, { id: tokenId, by: actor.id }))) return;
      await audit({ db: trx, clock }, 'staff.revoked_release_token', {
        userId: actor.id,
        subject: token.part,
        detail: { reason: token.name },
      });
    });
    return { success: true as const };
  });
}
