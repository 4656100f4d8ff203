import { may, mayForClub } from '@sendahead/shared-contracts/call/role-acts';
import * as calls from '@sendahead/shared-contracts/console/club-calls';
import * as newClubs from '@sendahead/shared-contracts/console/new-club-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { orderToday } from '../../orders/public/order-today.ts';
import { changeResource } from '../history/change-resource.ts';
import { changeableFees } from './changeable-fees.ts';
import { listClosedStops } from './closing.ts';
import { changeableBy, clubResource } from './club-resource.ts';
import { fieldsOf, findClub } from './club-row.ts';
import { listClubs } from './list-clubs.ts';
import { insertClub } from './make-club.ts';
import { refusePastDays } from './past-days.ts';

/** RO-03, RO-05 to RO-10: staff manage clubs here: hours, closed days, fees, notes and account. */
export function clubRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  registerCall(app, context, calls.listClubs, async ({ query }, call) => {
    const actor = accountOf(call);
    const { clubs, more } = await listClubs(db, {
      search: query.search,
      brand: query.brand,
      archived: query.archived,
      only: may(actor.role, 'set_club_fees') ? undefined : (actor.clubId ?? 0),
      after: query.after === undefined ? undefined : Number(query.after),
    });
    const last = clubs.at(-1);
    return { clubs, next: more && last ? String(last.id) : null };
  });

  registerCall(app, context, calls.readClub, async ({ params }, call) => {
    const actor = accountOf(call);
    const id = Number(params.clubId);
    const row = mayForClub(actor, 'set_club_fees', id) ? await findClub(db, id) : undefined;
    if (!row) throw new Refusal(404, 'no_such_thing');
    const fields = fieldsOf(row);
    return {
      id,
      kind: row.kind,
      brands: row.brand_slugs,
      country: row.country,
      time_zone: row.time_zone,
      fields,
      fees: await changeableFees(db),
      microsites: await db.selectFrom('microsites').select(['id', 'name']).orderBy('id').execute(),
      owed_cents: row.billing?.owed_cents ?? null,
      changeable: [...changeableBy(actor, id, Object.keys(fields))],
    };
  });

  registerCall(app, context, calls.ordersOfClosing, async ({ params, query: { weekdays, dates } }) => {
    const id = Number(params.clubId);
    if (!(await findClub(db, id))) throw new Refusal(404, 'no_such_thing');
    const closed = {
      weekdays: new Set((weekdays?.split(',') ?? []).map(Number)),
      dates: new Set(dates?.split(',') ?? []),
    };
    return listClosedStops(db, id, closed, orderToday(context.clock));
  });

  registerCall(app, context, newClubs.makeClub, async ({ body }, call) => ({
    id: await insertClub(context, body.fields, {
      actorId: accountOf(call).id,
      asSecond: body.as_second ?? false,
    }),
  }));

  registerCall(app, context, newClubs.offerClub, async ({ params, body }, call) => {
    await changeResource(context, clubResource, {
      actor: accountOf(call),
      subject: String(Number(params.clubId)),
      fields: { brands: body.brands },
      expected: { brands: body.expected },
      reason: body.reason,
    });
    return { success: true as const };
  });
  changeClubRoute(app, context);
}

function changeClubRoute(app: FastifyInstance, context: AppContext): void {
  registerCall(app, context, calls.changeClub, async ({ params, body }, call) => {
    await refusePastDays(context.db, {
      clubId: Number(params.clubId),
      dates: body.fields.closed_dates,
      today: orderToday(context.clock),
    });
    await changeResource(context, clubResource, {
      actor: accountOf(call),
      subject: String(Number(params.clubId)),
      fields: body.fields,
      expected: body.expected,
      reason: body.reason,
    });
    return { success: true as const };
  });
}
