import * as calls from '@sendahead/shared-contracts/accounts/mail-choice-calls';
import { optionalMailKinds } from '@sendahead/shared-contracts/accounts/mail-kinds';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../public/account-of.ts';
import { accountReader, mailsOff, turnMails } from '../public/mail-choices.ts';

/** Which mails about orders an account receives. */
export function mailChoiceRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;
  const choicesOf = async (userId: string) => {
    const off = await mailsOff(db, accountReader(userId));
    return { choices: optionalMailKinds.map((kind) => ({ kind, on: !off.has(kind) })) };
  };

  registerCall(app, context, calls.readMailChoices, (_input, call) => choicesOf(accountOf(call).id));

  registerCall(app, context, calls.chooseMails, async ({ params, body }, call) => {
    const { id } = accountOf(call);
    await turnMails(db, accountReader(id), params.kind, { on: body.on, now: clock.instant() });
    return choicesOf(id);
  });
}
