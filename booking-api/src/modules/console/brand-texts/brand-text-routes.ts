import * as calls from '@sendahead/shared-contracts/console/brand-text-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { standardTextOf } from '../../site/public/brand-text.ts';
import { changeResource } from '../history/change-resource.ts';
import { brandTextResource, readText, subjectOf } from './brand-text-resource.ts';

/** Staff edit the questions, help and legal pages of a brand here. */
export function brandTextRoutes(app: FastifyInstance, context: AppContext): void {
  registerCall(app, context, calls.readBrandText, async ({ params }) => {
    const [text, standard] = [await readText(context.db, subjectOf(params)), standardTextOf(params.name)];
    if (!text || !standard) throw new Refusal(404, 'no_such_thing');
    return { ...text, standard };
  });

  registerCall(app, context, calls.changeBrandText, async ({ params, body }, call) => {
    await changeResource(context, brandTextResource, {
      actor: accountOf(call),
      subject: subjectOf(params),
      fields: body.fields,
      expected: body.expected,
      reason: body.reason,
    });
    return { success: true as const };
  });
}
