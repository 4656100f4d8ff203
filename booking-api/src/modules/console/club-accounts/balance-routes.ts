import * as calls from '@sendahead/shared-contracts/console/club-account-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { utf8Mark, writeCsv } from '../../../platform/csv/write-csv.ts';
import { RawAnswer, registerCall } from '../../../platform/http/register-call.ts';
import { orderToday } from '../../orders/public/order-today.ts';
import { listBalances } from './list-balances.ts';

const pageLength = 50;
const headings = [
  'Club',
  'Number',
  'Balance',
  'Current',
  '1-30 days',
  '31-60 days',
  '61-90 days',
  'Over 90 days',
  'Overdue',
  'Limit',
  'Email',
];

/** CO-30: clubs with a balance, as a list and as a file. */
export function clubBalanceRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.clubBalances, async ({ query: { after = 0, ...filter } }) => {
    const all = await listBalances(db, filter, orderToday(clock));
    const next = after + pageLength;
    return { balances: all.slice(after, next), next: next < all.length ? next : null };
  });

  registerCall(app, context, calls.exportClubBalances, async ({ query }, call) => {
    const today = orderToday(clock);
    const rows = (await listBalances(db, query, today)).map(({ ageing, ...club }) => [
      club.name,
      club.club_id,
      ...[
        club.balance_cents,
        ageing.current_cents,
        ageing.days_30_cents,
        ageing.days_60_cents,
        ageing.days_90_cents,
        ageing.older_cents,
        club.overdue_cents,
        club.credit_limit_cents,
      ].map(inDollars),
      club.billing_email,
    ]);
    call.reply.header('content-disposition', `attachment; filename="club-accounts-${today}.csv"`);
    call.reply.header('cache-control', 'private, no-store');
    return new RawAnswer('text/csv; charset=utf-8', utf8Mark + writeCsv([headings, ...rows]));
  });
}

/** A credit is a number: as text, its minus sign would begin a formula. */
const inDollars = (amount: number): string | number =>
  amount < 0 ? amount / 100 : (amount / 100).toFixed(2);
