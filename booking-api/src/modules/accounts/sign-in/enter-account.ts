import type { LoginAnswer } from '@sendahead/shared-contracts/accounts/sign-in-schema';
import { staffRoles } from '@sendahead/shared-contracts/call/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import type { Session, SignIn } from '../../../platform/security/session.ts';
import { brandOf } from '../../catalog/public/request-brand.ts';
import { deviceName } from '../devices/device-name.ts';
import { headerBoxes } from '../header/header-boxes.ts';
import { accountMailJob } from '../mails/jobs.ts';
import { passkeysOf } from '../passkeys/passkey-store.ts';
import { audit } from '../public/audit.ts';
import { presentLogin, stepLogin } from '../public/presenter.ts';
import { type Account, findAccount } from '../public/store.ts';
import { authenticatorSince } from '../second-factor/authenticator-store.ts';
import { keepStep, type WantedStep } from '../second-factor/sign-in-step-store.ts';
import { knownDevice, rememberDevice } from './known-devices.ts';

type Http = { request: FastifyRequest; reply: FastifyReply };

/**
 * The end of every sign-in method with one factor, a password or a mailed code: the session, or the step that
 * is still required. Null when the proof is stale.
 */
export async function enterByOneFactor(
  context: AppContext,
  http: Http,
  who: SignIn,
): Promise<LoginAnswer | null> {
  const account = await findAccount(context.db, who.userId);
  const wants = account && (await wantedOf(context, account));
  if (!wants) return enterByBoth(context, http, who);
  const { idHash } = await context.sessions.ensure(http.request, http.reply);
  const { userId, provenHash = null, withToken = false } = who;
  await keepStep(context.db, idHash, { userId, wants, provenHash, withToken }, context.clock.now());
  return stepLogin(wants);
}

/** The same when nothing more is required: both steps are done, or a passkey was both in one. */
export async function enterByBoth(context: AppContext, http: Http, who: SignIn): Promise<LoginAnswer | null> {
  const session = await openSession(context, http, who);
  if (!session?.user) return null;
  return presentLogin(session, session.user, await headerBoxes(context.db, session.user));
}

/** Opens the session and remembers the browser; notifies staff of a new browser. */
export async function openSession(
  context: AppContext,
  { request, reply }: Http,
  who: SignIn,
): Promise<Session | null> {
  const session = await context.sessions.signIn(request, reply, who);
  if (!session?.user) return null;
  await greetDevice(context, { request, reply }, session);
  return session;
}

/**
 * Remembers the browser of a session that was just opened; notifies staff of a new browser. `from` names the brand
 * that the session continued from.
 */
export async function greetDevice(
  context: AppContext,
  { request, reply }: Http,
  { role, user }: Session,
  from?: string,
): Promise<void> {
  if (!user) return;
  const isNew = (await knownDevice(context.db, request, user.id)) === undefined;
  await rememberDevice(context, request, reply, user.id);
  // The user is signed in; a failed mail does not change that.
  if (isNew && staffRoles.includes(role))
    await tellOfDevice(context, request, user.id, from).catch((error: unknown) =>
      request.log.warn({ err: error }, 'no mail of a new device'),
    );
}

/** The second factor that an account requires; undefined when the first one is enough. */
async function wantedOf(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  account: Account,
): Promise<WantedStep | undefined> {
  if ((await authenticatorSince(db, account.id)) !== undefined) return 'code';
  if (!config.staffSecondFactorRequired || !staffRoles.includes(account.role)) return undefined;
  // An account with a passkey must use it: someone who only knows the password must not add an app.
  return (await passkeysOf(db, account.id)).length > 0 ? 'passkey' : 'enrolment';
}

async function tellOfDevice(
  context: AppContext,
  request: FastifyRequest,
  userId: string,
  from: string | undefined,
): Promise<void> {
  const brand = brandOf(request);
  const device = deviceName(request.headers['user-agent']);
  await audit(context, 'sign_in.new_device', { userId, subject: userId });
  await context.db.transaction().execute((trx) =>
    context.jobs.enqueue(trx, accountMailJob, {
      kind: 'new-device',
      userId,
      brand,
      ...(device ? { device } : {}),
      ...(from === undefined ? {} : { from }),
    }),
  );
}
