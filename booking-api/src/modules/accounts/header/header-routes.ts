import * as calls from '@sendahead/shared-contracts/accounts/calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../public/account-of.ts';
import { headerBoxes } from './header-boxes.ts';

/** The header's content next to the name of the signed-in user. */
export function headerRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  registerCall(app, context, calls.headerInfo, async ({ query }, { session }) => {
    const user = accountOf({ session });
    if (query.id !== user.id) throw refuse('not_found');
    return { success: true, ...(await headerBoxes(db, user)), errors: [], message: null };
  });
}
