import * as calls from '@sendahead/shared-contracts/console/club-archive-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { findArchive } from '../../clubs/public/archived.ts';
import { archiveClub, bringBackClub } from './archive-club.ts';
import { countLinks } from './club-links.ts';

/** CO-137: staff archive a club that nothing waits for, and bring it back. */
export function clubArchiveRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  registerCall(app, context, calls.readClubStanding, async ({ params }) => {
    const id = Number(params.clubId);
    const row = await findArchive(db, id);
    if (!row) throw new Refusal(404, 'no_such_thing');
    const { archived_at: at, other_id, other_name } = row;
    return {
      archived:
        at === null
          ? null
          : {
              at: new Date(at).toISOString(),
              merged_into:
                other_id === null || other_name === null ? null : { id: other_id, name: other_name },
            },
      links: await countLinks(db, id),
    };
  });

  registerCall(app, context, calls.archiveClub, async ({ params, body }, call) => {
    const act = { actorId: accountOf(call).id, reason: body.reason.trim() };
    await archiveClub(context, Number(params.clubId), act);
    return { success: true as const };
  });

  registerCall(app, context, calls.bringBackClub, async ({ params, body }, call) => {
    const act = { actorId: accountOf(call).id, reason: body.reason.trim() };
    await bringBackClub(context, Number(params.clubId), act);
    return { success: true as const };
  });
}
