import { join } from 'node:path';
import { reachOf } from '@sendahead/shared-contracts/call/role-acts';
import * as calls from '@sendahead/shared-contracts/releases/calls';
import { listReleases } from '@sendahead/shared-contracts/releases/console-calls';
import type { FastifyInstance } from 'fastify';
import { bucketOfReleases } from '../../integrations/bucket/settings.ts';
import type { Services } from '../../integrations/services.ts';
import type { AppContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import type { Live } from '../../platform/live/live.ts';
import { streamNews } from '../../platform/live/stream-news.ts';
import { createSealer } from '../../platform/security/sealed.ts';
import { isAllowed } from '../../platform/throttle/throttle.ts';
import { visitorNetwork } from '../../platform/throttle/visitor-network.ts';
import { followStore } from './bucket/follow-store.ts';
import { createMirror } from './bucket/mirror.ts';
import { judgeRuns } from './canary/canary-runs.ts';
import { judgeShell } from './canary/judge-shell.ts';
import { canaryMailJob, mailTeam, readTeamEmails } from './canary/mail-team.ts';
import { watchCanaries } from './canary/watch-canaries.ts';
import { createPostHook } from './hooks/post-hook.ts';
import { queueRevisions, releaseHookJob, sendEvent } from './hooks/send-events.ts';
import { forgetReports, keepReport } from './keep-report.ts';
import { overviewOf } from './overview.ts';
import { takePolicyReports } from './policy/policy-reports.ts';
import { previewsOf } from './previews-on-console.ts';
import { createPreviewTokens } from './public/preview-token.ts';
import { readWithdrawnShells } from './public/shell-runs.ts';
import { createShellsBefore } from './public/shells-before.ts';
import { createStoredBuilds } from './public/stored-builds.ts';
import { createReleaseLog, type ReleaseLog, type Revision } from './release-log.ts';
import { createSourceMaps } from './source-maps.ts';
import { watchRelease } from './watch-release.ts';

/** How many reports one session, or a network without one, may send per minute. */
const perMinute = 30;
/** New revisions are looked for as often as hosts follow a release. */
const hooksEveryMs = 2000;
const forgetEveryMs = 3_600_000;
const judgeEveryMs = 15_000;
/**
 * Faulty page loads of a build that count per account or network in an hour, so that no one can end a canary
 * alone.
 */
const faultyPerHour = 2;
/** Page loads of one account or network that count for the people on duty in an hour: nobody hides a broken part alone. */
const loadsPerHour = 30;

/** Pages with a fault learn of every release, all others only of parts that are switched off. */
async function tellOf(log: ReleaseLog, live: Live): Promise<void> {
  live.tell('release');
  const [before, present] = (await log.read()).slice(-2);
  const isOff = (revision: Revision | undefined, part: string): boolean =>
    (revision?.parts.get(part)?.notice ?? null) !== null;
  const switched = [...(present?.parts.keys() ?? [])].some(
    (part) => isOff(present, part) && !isOff(before, part),
  );
  if (switched) live.tellOfRelease();
}

/** Release updates for browsers, the reports of browsers, and both for staff. */
export function releaseModule(
  app: FastifyInstance,
  context: AppContext,
  { mails }: Pick<Services, 'mails'>,
): void {
  const { config, db, clock, live, jobs, throttle } = context;
  const releases = join(config.dataDir, 'releases');
  const log = createReleaseLog(releases);
  const maps = createSourceMaps(releases);
  const stored = createStoredBuilds(releases);
  const isStored = async ({ part, version }: { part: string; version: string }) =>
    (await stored.read(part, version)) !== undefined;
  const tokens = createPreviewTokens(config, clock);
  const bucket = bucketOfReleases(config.env);
  const stopFollowing = bucket && followStore(createMirror({ db, bucket, folder: releases }), app.log);
  const stop = watchRelease(releases, () => tellOf(log, live));
  const stopCanaries = watchCanaries({ db, clock }, log, () => live.tell('release'));
  app.addHook('onClose', async () => {
    stop();
    await stopFollowing?.();
    await stopCanaries();
  });
  const teams = readTeamEmails(config.env);
  // A judgment is kept, so it is made of what holds now and not a second ago.
  const shells = createShellsBefore(releases, () => readWithdrawnShells(db));
  jobs.poll(async () => {
    await judgeRuns(context, await log.read(), teams);
    await judgeShell({ db, clock, jobs, releases, shells, teams });
  }, judgeEveryMs);
  jobs.handle(canaryMailJob, ({ seed }) => mailTeam({ db, mails, teams }, seed));
  const sealer = createSealer(config);
  const post = createPostHook();
  jobs.poll(() => queueRevisions(context, log), hooksEveryMs);
  jobs.handle(releaseHookJob, (data) => sendEvent({ db, clock, sealer, post }, data));
  jobs.poll(() => forgetReports(db, clock), forgetEveryMs);

  takePolicyReports(app, context, log);

  registerCall(app, context, calls.releaseNews, (_input, call) => streamNews(context, call, 'release'));

  registerCall(app, context, calls.reportPage, async ({ body }, { request, session }) => {
    const who = session ? session.idHash.toString('base64url').slice(0, 22) : request.ip;
    await throttle.attempt('page-reports', who, perMinute, 60);
    const whose = session?.user?.id ?? visitorNetwork(request.ip);
    const mayCount = (build: string) =>
      isAllowed(throttle.attempt('faulty-pages', `${whose} ${build}`, faultyPerHour, 3600));
    const { preview } = body;
    const previewed = body.drawn.concat(body.faults).find(({ part }) => part === preview);
    const isStaff = session !== null && reachOf(session.role, 'read_releases') !== undefined;
    const isShown = isStaff && previewed !== undefined && (await isStored(previewed));
    // A page that only claims to be a preview is not counted.
    if (preview !== undefined && !isShown) return { success: true as const };
    await keepReport({ db, clock }, body, await log.read(), {
      mayCountFault: mayCount,
      mayCountLoad: () => isAllowed(throttle.attempt('counted-pages', whose, loadsPerHour, 3600)),
      previewed: preview === undefined ? undefined : previewed,
    });
    return { success: true as const };
  });

  registerCall(app, context, listReleases, async () => {
    const overview = await overviewOf({ db, clock, maps }, await log.read());
    const parts = await Promise.all(
      overview.parts.map(async (one) => ({ ...one, previews: await previewsOf(one, { stored, tokens }) })),
    );
    return { ...overview, parts };
  });
}
