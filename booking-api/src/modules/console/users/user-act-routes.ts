import { mayGrant } from '@sendahead/shared-contracts/call/role-acts';
import * as calls from '@sendahead/shared-contracts/console/user-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type CallContext, registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { audit } from '../../accounts/public/audit.ts';
import { mailPasswordLink, removeSecondFactor } from '../../accounts/public/sign-in-methods.ts';
import { brandOf } from '../../catalog/public/request-brand.ts';
import { changeResource } from '../history/change-resource.ts';
import { withLimits } from './new-staff-limits.ts';
import { readUserFields, roleNotYours, userResource } from './user-resource.ts';

type Acting = { params: { userId: string }; body: { reason: string } };

/** Acts of staff on an account; each reason is recorded before the act. */
export function userActRoutes(app: FastifyInstance, context: AppContext): void {
  registerCall(app, context, calls.changeUser, async ({ params, body }, call) => {
    const actor = accountOf(call);
    const detail = { reason: body.reason, fields: Object.keys(body.fields).join(', ') };
    await audit(context, 'staff.changed_person', { userId: actor.id, subject: params.userId, detail });
    await changeResource(context, userResource, {
      actor,
      subject: params.userId,
      fields: await withLimits(context.db, params.userId, body.fields),
      expected: body.expected,
      reason: body.reason,
    });
    return { success: true as const };
  });

  registerCall(app, context, calls.endUserSessions, (input, call) =>
    acting(context, call, input, 'staff.ended_sessions', async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('sessions')
        .where('user_id', '=', input.params.userId)
        .executeTakeFirst();
      return { success: true as const, ended: Number(numDeletedRows) };
    }),
  );

  registerCall(app, context, calls.sendPasswordLink, (input, call) =>
    acting(context, call, input, 'staff.sent_password_link', async (trx) => {
      const slug = brandOf(call.request);
      await mailPasswordLink(context, trx, input.params.userId, slug);
      return { success: true as const };
    }),
  );

  registerCall(app, context, calls.removeSecondFactor, (input, call) =>
    acting(context, call, input, 'staff.removed_second_factor', async (trx) => {
      const slug = brandOf(call.request);
      await removeSecondFactor(context, trx, input.params.userId, slug);
      return { success: true as const };
    }),
  );
}

/**
 * Performs an act on an account that the caller may change. Throws 404 `no_such_thing`, 403 `role_not_yours`.
 */
async function acting<T>(
  context: AppContext,
  call: CallContext,
  { params: { userId }, body: { reason } }: Acting,
  kind: string,
  act: (trx: DatabaseTransaction) => Promise<T>,
): Promise<T> {
  const actor = accountOf(call);
  if (!userResource.mayChange(actor, userId)) throw new Refusal(404, 'no_such_thing');
  return context.db.transaction().execute(async (trx) => {
    const present = await readUserFields(trx, userId);
    if (!present) throw new Refusal(404, 'no_such_thing');
    if (!mayGrant(actor.role, present.role)) throw roleNotYours();
    await audit({ db: trx, clock: context.clock }, kind, {
      userId: actor.id,
      subject: userId,
      detail: { reason },
    });
    return act(trx);
  });
}
