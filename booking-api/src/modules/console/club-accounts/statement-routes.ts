import { may, mayForClub } from '@sendahead/shared-contracts/call/role-acts';
import { clubStatement } from '@sendahead/shared-contracts/console/club-statement-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { RawAnswer, registerCall } from '../../../platform/http/register-call.ts';
import { wantsJson } from '../../../platform/http/wants-json.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { brandOfClub } from '../public/club-statement/club-brand.ts';
import { presentMonth, readStatement } from '../public/club-statement/read-statement.ts';

/** CO-30: the statement of a club, for staff and for the club's own pro users. */
export function clubStatementRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, clubStatement, async ({ params, query: { month } }, call) => {
    const reader = accountOf(call);
    const clubId = Number(params.clubId);
    if (!mayForClub(reader, 'read_club_accounts', clubId)) throw new Refusal(404, 'no_such_thing');
    if (month !== undefined && month > presentMonth(clock))
      throw refuse('invalid', [{ path: 'query.month', code: 'not_a_past_day' }]);
    const forStaff = may(reader.role, 'run_club_accounts');
    // One snapshot: an entry written in the meantime appears in all of the statement or in none of it.
    const statement = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) => readStatement({ db: trx, clock }, clubId, { month, forStaff }));
    if (!statement) throw new Refusal(404, 'no_such_thing');
    if (wantsJson(call, 'application/pdf')) return statement;
    // The PDF library is heavy, and the server does not need it to start.
    const { statementPdf } = await import('../public/club-statement/statement-pdf.ts');
    call.reply.header(
      'content-disposition',
      `attachment; filename="statement-${clubId}-${statement.month}.pdf"`,
    );
    call.reply.header('cache-control', 'private, no-store');
    return new RawAnswer('application/pdf', await statementPdf(statement, await brandOfClub(db, clubId)));
  });
}
