import { may } from '@sendahead/shared-contracts/call/role-acts';
import * as calls from '@sendahead/shared-contracts/console/club-merge-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { isArchived } from '../../clubs/public/archived.ts';
import { orderToday } from '../../orders/public/order-today.ts';
import { type ClubRow, findClub } from '../clubs/club-row.ts';
import { feesDiffer, readContracts, readMerging, termsDiffer } from './compare-clubs.ts';
import { mergeClubs } from './merge-clubs.ts';

/** CO-138: two records of one club become one. */
export function clubMergeRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.compareClubs, async ({ params, query }, call) => {
    const rows = await readBoth(db, Number(params.clubId), Number(query.goes));
    const [stays, goes] = [await readMerging(db, rows.stays.id), await readMerging(db, rows.goes.id)];
    if (!stays || !goes) throw new Refusal(404, 'no_such_thing');
    const contracts = await readContracts(db, rows, orderToday(clock));
    const concernsRates = contracts.contracts_moved.length + contracts.contracts_differ.length > 0;
    return {
      stays,
      goes,
      brands_added: rows.goes.brand_slugs.filter((slug) => !rows.stays.brand_slugs.includes(slug)),
      fees_differ: feesDiffer(rows.stays, rows.goes),
      terms_differ: termsDiffer(stays.account, goes.account),
      ...contracts,
      needs_rates: concernsRates && !may(accountOf(call).role, 'set_rates'),
    };
  });

  registerCall(app, context, calls.mergeClubs, async ({ params, body }, call) => {
    await mergeClubs(context, { ...body, stays: Number(params.clubId) }, accountOf(call));
    return { success: true as const };
  });
}

/** Both clubs in use. Throws Refusal `no_such_thing`, `club_archived`, and `invalid` for one club twice. */
async function readBoth(
  db: Queries,
  stays: number,
  goes: number,
): Promise<{ stays: ClubRow; goes: ClubRow }> {
  if (stays === goes) throw refuse('invalid', [{ path: 'goes', code: 'same_club' }]);
  const [kept, left] = [await findClub(db, stays), await findClub(db, goes)];
  if (!kept || !left) throw new Refusal(404, 'no_such_thing');
  if (await isArchived(db, stays, goes)) throw new Refusal(409, 'club_archived');
  return { stays: kept, goes: left };
}
