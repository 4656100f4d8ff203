import { may } from '@sendahead/shared-contracts/call/role-acts';
import { clubJson } from '@sendahead/shared-contracts/clubs/json-calls';
import * as calls from '@sendahead/shared-contracts/clubs/note-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { staffOnlyParts } from './club-staff.ts';
import { findNote, isHiddenFor } from './notes.ts';
import { presentFacility, requireFacility } from './public/store.ts';

/** The notes of clubs for their staff and their guests. */
export function noteRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  registerCall(app, context, calls.checkClubNote, async ({ body }, { session }) => {
    const user = session?.user ?? null;
    const note = await findNote(db, {
      clubId: body.club_id,
      audience: 'club',
      direction: body.direction,
      micrositeId: undefined,
    });
    const entitled =
      user !== null && may(user.role, 'read_club_notes') && !(await isHiddenFor(db, body.club_id, user));
    return entitled ? { note, user_role: 1 as const } : { note: null, user_role: 0 as const };
  });

  registerCall(app, context, calls.clubUserNote, async ({ params, query }, { session }) => {
    const hidden = await isHiddenFor(db, params.club_id, session?.user ?? null);
    const note = await findNote(db, {
      clubId: params.club_id,
      audience: 'club',
      direction: query.direction,
      micrositeId: query.micro_site_id,
    });
    return { note: hidden ? null : note, hidden_for_own_club: hidden };
  });

  registerCall(app, context, calls.consumerNote, async ({ params, query }) => ({
    note: await findNote(db, {
      clubId: params.club_id,
      audience: 'consumer',
      direction: query.direction,
      micrositeId: query.micro_site_id,
    }),
    hidden_for_own_club: false,
  }));

  registerCall(app, context, clubJson, async ({ params }, { session }) => {
    const facility = await requireFacility(db, params.id);
    return { ...presentFacility(facility), ...(await staffOnlyParts(db, facility, session?.user)) };
  });
}
