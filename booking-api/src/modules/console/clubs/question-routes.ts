import * as calls from '@sendahead/shared-contracts/console/question-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { changeResource } from '../history/change-resource.ts';
import { questionSetResource, readQuestionSetFields } from './question-set-resource.ts';

/** QN-01: staff manage the questions of clubs here. */
export function questionRoutes(app: FastifyInstance, context: AppContext): void {
  registerCall(app, context, calls.readQuestionSet, async ({ params }) => {
    const fields = await readQuestionSetFields(context.db, Number(params.clubId));
    if (!fields) throw new Refusal(404, 'no_such_thing');
    return { fields };
  });

  registerCall(app, context, calls.changeQuestionSet, async ({ params, body }, call) => {
    await changeResource(context, questionSetResource, {
      actor: accountOf(call),
      subject: String(Number(params.clubId)),
      fields: body.fields,
      expected: body.expected,
      reason: body.reason,
    });
    return { success: true as const };
  });
}
