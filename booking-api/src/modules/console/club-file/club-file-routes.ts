import { Readable } from 'node:stream';
import * as calls from '@sendahead/shared-contracts/console/club-file-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { utf8Mark, writeCsv } from '../../../platform/csv/write-csv.ts';
import { takeLargeBodies } from '../../../platform/http/large-bodies.ts';
import { inScope, RawAnswer, registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { audit } from '../../accounts/public/audit.ts';
import { changeableFees } from '../clubs/changeable-fees.ts';
import { findClubs } from '../clubs/club-row.ts';
import { type ClubFilter, listClubIds } from '../clubs/list-clubs.ts';
import { type ClubColumn, clubColumns } from './club-columns.ts';
import { fileClubOf } from './file-club.ts';
import { importClubs } from './import-clubs.ts';
import { planImport } from './plan-import.ts';

/** Files per minute and staff member. */
const filesPerMinute = 12;
/** Clubs held in memory, for a file of any length. */
const perPage = 1000;
/** A file in base64, with its name. */
const largestBody = Math.ceil(calls.largestClubFile / 3) * 4 + 1024;

/** CO-37, CO-38: exporting clubs as a file, and importing them. */
export function clubFileRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, throttle } = context;
  const ration = (actorId: string) => throttle.attempt('club-file', actorId, filesPerMinute, 60);

  registerCall(app, context, calls.exportClubs, async ({ query: { search, brand } }, call) => {
    const { id: userId } = accountOf(call);
    await ration(userId);
    const columns = clubColumns(await changeableFees(db));
    await audit(context, 'staff.exported_clubs', { userId, subject: userId });
    call.reply.header(
      'content-disposition',
      `attachment; filename="clubs-${clock.instant().slice(0, 10)}.csv"`,
    );
    call.reply.header('cache-control', 'private, no-store');
    const lines = csvOf(context, columns, { search, brand, only: undefined, after: undefined });
    return new RawAnswer('text/csv; charset=utf-8', Readable.from(lines, { objectMode: false }));
  });

  inScope(app, (scope) => {
    takeLargeBodies(scope, largestBody);

    registerCall(scope, context, calls.checkClubFile, async ({ body }, call) => {
      await ration(accountOf(call).id);
      const { problem, lines, plan } = await planImport(db, Buffer.from(body.base64, 'base64'));
      return { problem, lines, plan };
    });

    registerCall(scope, context, calls.importClubFile, async ({ body: { name, base64, plan } }, call) => {
      const { id: actorId } = accountOf(call);
      await ration(actorId);
      return importClubs(context, { actorId, name, plan, bytes: Buffer.from(base64, 'base64') });
    });
  });
}

/** Paged by id: each page is a separate query, so that a slow reader holds no transaction open. */
async function* csvOf({ db }: AppContext, columns: readonly ClubColumn[], filter: ClubFilter) {
  yield utf8Mark + writeCsv([columns.map(({ heading }) => heading)]);
  let after = filter.after;
  for (;;) {
    const ids = await listClubIds(db, { ...filter, after }, perPage);
    const clubs = (await findClubs(db, ids)).map(fileClubOf);
    if (clubs.length > 0) yield writeCsv(clubs.map((club) => columns.map(({ write }) => write(club))));
    after = ids.at(-1);
    if (ids.length < perPage) return;
  }
}
