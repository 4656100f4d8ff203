import * as calls from '@sendahead/shared-contracts/accounts/own-account-calls';
import { staffRoles } from '@sendahead/shared-contracts/call/roles';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../../modules/accounts/public/account-of.ts';
import { audit } from '../../modules/accounts/public/audit.ts';
import { presentSession } from '../../modules/accounts/public/presenter.ts';
import { provePresence } from '../../modules/accounts/public/prove-presence.ts';
import type { AppContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { RawAnswer, registerCall } from '../../platform/http/register-call.ts';
import { deleteAccount } from './delete-account.ts';
import { ownCreditsOf } from './own-credits.ts';
import { ownData } from './own-data.ts';

/** An account's connections to orders, money and bookings: its credits, all its data, and its deletion. */
export function ownAccountRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, sessions } = context;

  registerCall(app, context, calls.ownCredits, (_input, call) => ownCreditsOf(db, accountOf(call).id));

  registerCall(app, context, calls.downloadOwnData, async (_input, call) => {
    const { id } = accountOf(call);
    await audit(context, 'account.data_downloaded', { userId: id, subject: id });
    call.reply.header('content-disposition', 'attachment; filename="my-data.json"');
    call.reply.header('cache-control', 'no-store');
    const file = { made_at: clock.instant(), account: await ownData(db, id) };
    return new RawAnswer('application/json; charset=utf-8', JSON.stringify(file, null, 2));
  });

  registerCall(app, context, calls.deleteAccount, async ({ body }, call) => {
    const { id, role } = accountOf(call);
    if (staffRoles.includes(role)) throw new Refusal(403, 'staff_account');
    await provePresence(context, call, body.current_password);
    await deleteAccount(context, id);
    await audit(context, 'account.deleted', { userId: id, subject: id });
    return presentSession(await sessions.signOut(call.request, call.reply));
  });
}
