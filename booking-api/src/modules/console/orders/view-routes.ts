import { orderFilterSchema } from '@sendahead/shared-contracts/console/order-list-calls';
import * as calls from '@sendahead/shared-contracts/console/view-calls';
import type { FastifyInstance } from 'fastify';
import { type Selectable, sql } from 'kysely';
import { safeParse } from 'zod/v4/core';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { newId } from '../../../platform/security/secrets.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import type { ConsoleTables } from '../tables.ts';

/** The most views per staff member. */
const maxViews = 50;

type Row = Selectable<ConsoleTables['console_views']>;

/** A view of another version, or with an outdated filter, applies no filter and reports that. */
const present = (row: Row, reader: string): calls.SavedView => {
  const filter = row.version === calls.viewVersion ? safeParse(orderFilterSchema, row.filter) : undefined;
  return {
    id: row.id,
    name: row.name,
    shared: row.shared,
    own: row.owner_id === reader,
    filter: filter?.success ? filter.data : null,
  };
};

/** Named filters: the user's own, and those that colleagues share. */
export function viewRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.listViews, async (_, call) => {
    const { id } = accountOf(call);
    const rows = await db
      .selectFrom('console_views')
      .selectAll()
      .where((where) => where.or([where('owner_id', '=', id), where('shared', '=', true)]))
      .orderBy(sql`lower(name)`)
      .orderBy('id')
      .limit(200)
      .execute();
    return { views: rows.map((row) => present(row, id)) };
  });

  registerCall(app, context, calls.saveView, async ({ body }, call) => {
    const { id } = accountOf(call);
    const name = body.name.trim();
    if (name === '') throw refuse('invalid', [{ path: 'name', code: 'required' }]);
    const others = await db
      .selectFrom('console_views')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('owner_id', '=', id)
      .where(sql`lower(name)`, '<>', name.toLowerCase())
      .executeTakeFirstOrThrow();
    if (others.count >= maxViews) throw new Refusal(409, 'too_many_views');
    const viewFields = {
      shared: body.shared,
      version: calls.viewVersion,
      filter: JSON.stringify(body.filter),
    };
    const row = await db
      .insertInto('console_views')
      .values({ ...viewFields, id: newId('viw'), owner_id: id, name, created_at: clock.instant() })
      .onConflict((known) =>
        known.expression(sql`owner_id, lower(name)`).doUpdateSet({ ...viewFields, name }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return present(row, id);
  });

  registerCall(app, context, calls.deleteView, async ({ params }, call) => {
    const deletedView = await db
      .deleteFrom('console_views')
      .where('id', '=', params.viewId)
      .where('owner_id', '=', accountOf(call).id)
      .returning('id')
      .executeTakeFirst();
    if (!deletedView) throw new Refusal(404, 'view_not_found');
    return { success: true as const };
  });
}
