import { join } from 'node:path';
import * as calls from '@sendahead/shared-contracts/releases/calls';
import { listReleases } from '@sendahead/shared-contracts/releases/console-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { streamNews } from '../../platform/live/stream-news.ts';
import { forgetReports, keepReport } from './keep-report.ts';
import { overviewOf } from './overview.ts';
import { createReleaseLog } from './release-log.ts';
import { watchRelease } from './watch-release.ts';

/** What one session, or a network without one, may report in a minute. */
const perMinute = 30;
const forgetEveryMs = 3_600_000;

/** What browsers are told of releases, what they report of them, and what staff see of both. */
export function releaseModule(app: FastifyInstance, context: AppContext): void {
  const { config, db, clock, live, jobs, throttle } = context;
  const releases = join(config.dataDir, 'releases');
  const log = createReleaseLog(releases);
  const stop = watchRelease(releases, () => live.tell('release'));
  app.addHook('onClose', async () => stop());
  jobs.poll(() => forgetReports(db, clock), forgetEveryMs);

  registerCall(app, context, calls.releaseNews, (_input, call) => streamNews(context, call, 'release'));

  registerCall(app, context, calls.reportPage, async ({ body }, { request, session }) => {
    const who = session ? session.idHash.toString('base64url').slice(0, 22) : request.ip;
    await throttle.attempt('page-reports', who, perMinute, 60);
    await keepReport({ db, clock }, body, await log.read());
    return { success: true as const };
  });

  registerCall(app, context, listReleases, async () => overviewOf({ db, clock }, await log.read()));
}
