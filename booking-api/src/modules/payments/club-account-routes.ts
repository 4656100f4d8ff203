import { mayForClub } from '@sendahead/shared-contracts/call/role-acts';
import { clubAccount } from '@sendahead/shared-contracts/payments/club-billing-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { accountOf } from '../accounts/public/account-of.ts';
import { entriesOfClub, findClubAccount } from './public/clubs/club-account.ts';

const pageSize = 50;
const largestPage = 200;

/** PY-23: the account of a club, for admins and for the club's own pro users (OPEN-54). */
export function clubAccountRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  registerCall(app, context, clubAccount, async ({ params, query }, call) => {
    const reader = accountOf(call);
    const limit = query.limit ?? pageSize;
    if (limit < 1 || limit > largestPage)
      throw refuse('malformed', [{ path: 'query.limit', code: 'malformed' }]);
    const clubId = /^\d{1,9}$/.test(params.club_id) ? Number(params.club_id) : null;
    const mayRead = clubId !== null && mayForClub(reader, 'read_club_accounts', clubId);
    const account = mayRead ? await findClubAccount(db, clubId) : undefined;
    if (!account) throw new Refusal(404, 'club_not_found');
    const rows = await entriesOfClub(db, account.club_id, { before: query.before, limit: limit + 1 });
    const entries = rows.slice(0, limit);
    return {
      ...account,
      entries: entries.map(({ id: _, created_at, event, ...entry }) => ({
        at: new Date(created_at).toISOString(),
        // A reversed payment is an entry above 0: pages of the previous release know no other name.
        event: event === 'payment_reversed' ? ('payment' as const) : event,
        ...entry,
      })),
      next: rows.length > limit ? Number(entries.at(-1)?.id) : null,
    };
  });
}
