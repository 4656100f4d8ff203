import * as calls from '@sendahead/shared-contracts/accounts/second-factor-calls';
import { assistingRoles, staffRoles } from '@sendahead/shared-contracts/call/roles';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type CallContext, registerCall } from '../../../platform/http/register-call.ts';
import { brandOf } from '../../catalog/public/request-brand.ts';
import { accountMailJob } from '../mails/jobs.ts';
import { accountOf } from '../public/account-of.ts';
import { audit } from '../public/audit.ts';
import { provePresence } from '../public/prove-presence.ts';
import { authenticatorSince, forgetAuthenticator } from './authenticator-store.ts';
import { beginEnrolment, finishEnrolment } from './enrolment.ts';
import { codesLeft, renewCodes } from './recovery-codes.ts';
import { enterByCode } from './second-step.ts';

/** The second factor: the step of a sign-in, and the app and codes of an account. */
export function secondFactorRoutes(app: FastifyInstance, context: AppContext): void {
  registerCall(app, context, calls.proveSecondFactor, ({ body }, call) =>
    enterByCode(context, call, body.code),
  );
  registerCall(app, context, calls.beginAuthenticator, ({ body }, call) =>
    beginEnrolment(context, call, body.current_password),
  );
  registerCall(app, context, calls.keepAuthenticator, ({ body }, call) =>
    finishEnrolment(context, call, body.code),
  );
  ownFactorRoutes(app, context);
}

function ownFactorRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, config, jobs } = context;
  const isRequired = (call: CallContext): boolean =>
    config.staffSecondFactorRequired && staffRoles.includes(accountOf(call).role);
  const requireApp = async (userId: string): Promise<void> => {
    if ((await authenticatorSince(db, userId)) === undefined) throw new Refusal(409, 'second_factor_missing');
  };

  registerCall(app, context, calls.readSecondFactor, async (_input, call) => {
    const { id, role } = accountOf(call);
    const since = await authenticatorSince(db, id);
    return {
      offered: assistingRoles.includes(role) || since !== undefined,
      required: isRequired(call),
      since: since ?? null,
      recovery_codes_left: await codesLeft(db, id),
    };
  });

  registerCall(app, context, calls.renewRecoveryCodes, async ({ body }, call) => {
    const { id } = accountOf(call);
    await provePresence(context, call, body.current_password);
    await requireApp(id);
    await audit(context, 'second_factor.codes_renewed', { userId: id, subject: id });
    call.reply.header('cache-control', 'no-store');
    return { recovery_codes: await db.transaction().execute((trx) => renewCodes(trx, id)) };
  });

  registerCall(app, context, calls.removeAuthenticator, async ({ body }, call) => {
    const { id } = accountOf(call);
    if (isRequired(call)) throw new Refusal(403, 'second_factor_required');
    await provePresence(context, call, body.current_password);
    await requireApp(id);
    const brand = brandOf(call.request);
    await audit(context, 'second_factor.removed', { userId: id, subject: id });
    await db.transaction().execute(async (trx) => {
      await forgetAuthenticator(trx, id);
      await jobs.enqueue(trx, accountMailJob, { kind: 'second-factor-off', userId: id, brand });
    });
    return { success: true as const };
  });
}
