import { reachOf } from '@sendahead/shared-contracts/call/role-acts';
import * as calls from '@sendahead/shared-contracts/console/group-event-calls';
import type { GroupEventFields } from '@sendahead/shared-contracts/console/group-event-schema';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import { newId } from '../../platform/security/secrets.ts';
import { accountOf } from '../accounts/public/account-of.ts';
import { audit } from '../accounts/public/audit.ts';
import { type FacilityRow, findFacility } from '../clubs/public/store.ts';
import { billsClubs } from '../flags/public/bills-clubs.ts';
import { findClubAccount } from '../payments/public/clubs/club-account.ts';
import {
  closeGroupEvent,
  insertGroupEvent,
  listGroupEventRows,
  lockGroupEvent,
  moveDeadline,
} from './event-store.ts';
import { viewGroupEvent } from './event-view.ts';
import { brandsOfClub, itemsOf } from './group-items.ts';
import { estimateOfChoice } from './public/estimate.ts';
import { dayAt, requireGroupEvent, requireOpen, requireOwnClub } from './require-event.ts';

/** CO-52, CO-53: group events: staff of their club and ours create, read and close them. */
export function eventRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.listGroupEvents, async (_input, call) => {
    const { role, clubId } = accountOf(call);
    const everywhere = reachOf(role, 'run_group_events') === 'everybody';
    if (!everywhere && clubId === null) return { events: [] };
    const rows = await listGroupEventRows(db, everywhere ? null : clubId);
    const events = [];
    for (const { club_id, ...event } of rows)
      events.push({ ...event, club_name: (await findFacility(db, club_id))?.name ?? '' });
    return { events };
  });

  registerCall(app, context, calls.groupEventChoices, async ({ query }, call) => {
    const club = await requireOwnClub(db, query.club_id, accountOf(call));
    const sold = await brandsOfClub(db, club);
    const today = dayAt(clock, club);
    const brands = sold.map((brand) => ({
      slug: brand.slug,
      name: brand.name,
      items: itemsOf(brand, club).map(({ size, name, line }) => ({
        size,
        name,
        contents_required: line.contents_required ?? false,
      })),
    }));
    return {
      club: { id: club.id, name: club.name },
      today,
      ...(await estimateOfChoice(context, { sold, club, today, query })),
      club_can_pay: (await billsClubs(context, call)) && (await findClubAccount(db, club.id))?.open === true,
      brands,
    };
  });

  registerCall(app, context, calls.makeGroupEvent, async ({ body }, call) => {
    const { id: actorId } = accountOf(call);
    const club = await requireOwnClub(db, body.club_id, accountOf(call));
    const brandId = await requireFitting(context, call, body, club);
    const { brand: _, ...fields } = body;
    const id = newId('gev');
    await db.transaction().execute(async (trx) => {
      await insertGroupEvent(trx, fields, { id, brandId, actorId, at: clock.instant() });
      await audit({ db: trx, clock }, 'staff.made_group_event', { userId: actorId, subject: id });
    });
    return { id };
  });

  registerCall(app, context, calls.readGroupEvent, async ({ params }, call) =>
    viewGroupEvent(context, await requireGroupEvent(db, params.eventId, accountOf(call))),
  );
  changeRoutes(app, context);
}

function changeRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.moveGroupDeadline, async ({ params, body }, call) => {
    const { id: userId } = accountOf(call);
    const { event, club } = await requireGroupEvent(db, params.eventId, accountOf(call));
    if (body.answer_by < dayAt(clock, club) || body.answer_by > event.last_day)
      throw refuse('invalid', [{ path: 'answer_by', code: 'answer_by_out_of_range' }]);
    await db.transaction().execute(async (trx) => {
      requireOpen(await lockGroupEvent(trx, event.id));
      await moveDeadline(trx, event.id, body.answer_by);
      await audit({ db: trx, clock }, 'staff.moved_group_deadline', {
        userId,
        subject: event.id,
        detail: { before: event.answer_by, after: body.answer_by },
      });
    });
    return { success: true as const };
  });

  registerCall(app, context, calls.closeGroupEvent, async ({ params }, call) => {
    const { id: userId } = accountOf(call);
    const { event } = await requireGroupEvent(db, params.eventId, accountOf(call));
    await db.transaction().execute(async (trx) => {
      requireOpen(await lockGroupEvent(trx, event.id));
      await closeGroupEvent(trx, event.id, clock.instant());
      await audit({ db: trx, clock }, 'staff.closed_group_event', { userId, subject: event.id });
    });
    return { success: true as const };
  });
}

/**
 * The brand's id. Throws Refusal `invalid` with every field that conflicts with the others, the club or the
 * day.
 */
async function requireFitting(
  context: Pick<AppContext, 'flags' | 'db' | 'clock'>,
  call: CallContext,
  fields: GroupEventFields,
  club: FacilityRow,
): Promise<number> {
  const { db, clock } = context;
  const today = dayAt(clock, club);
  const account = await findClubAccount(db, club.id);
  const brand = (await brandsOfClub(db, club)).find(({ slug }) => slug === fields.brand);
  const item = brand && itemsOf(brand, club).find(({ size }) => size === fields.size);
  const problems = [
    ...(fields.first_day < today ? [{ path: 'first_day', code: 'day_over' }] : []),
    ...(fields.last_day < fields.first_day ? [{ path: 'last_day', code: 'before_first_day' }] : []),
    ...(fields.answer_by < today || fields.answer_by > fields.last_day
      ? [{ path: 'answer_by', code: 'answer_by_out_of_range' }]
      : []),
    ...(brand ? [] : [{ path: 'brand', code: 'unknown' }]),
    ...(fields.paid_by === 'club' && !(account?.open && (await billsClubs(context, call)))
      ? [{ path: 'paid_by', code: 'no_club_account' }]
      : []),
    ...(brand && !item ? [{ path: 'size', code: 'unknown' }] : []),
    ...(item?.line.contents_required && fields.contents.trim() === ''
      ? [{ path: 'contents', code: 'required' }]
      : []),
  ];
  if (!brand || problems.length > 0) throw refuse('invalid', problems);
  return brand.id;
}
