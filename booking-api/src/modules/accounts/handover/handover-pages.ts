import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { textInQuery } from '../../../platform/http/forms/text-in-query.ts';
import { hashSecret, sameBytes } from '../../../platform/security/secrets.ts';
import type { Session } from '../../../platform/security/session.ts';
import { originOfBrand } from '../../../platform/settings/public-url.ts';
import { isAllowed } from '../../../platform/throttle/throttle.ts';
import { brandOfHost } from '../../catalog/public/brand-of-host.ts';
import { findShownBrand } from '../../catalog/public/brand-states/standing.ts';
import { audit } from '../public/audit.ts';
import { signInFor } from '../public/handover/sign-in-for.ts';
import { greetDevice } from '../sign-in/enter-account.ts';
import { continueAddress, isPage, issuePath, keptOf, redeemPath } from './handover-address.ts';
import { type Handover, keepHandover, spendHandover } from './handover-store.ts';
import { createStateCookie } from './state-cookie.ts';

const stateForm = /^[\w-]{43}$/;
const tokenForm = stateForm;

/** No cache or referrer keeps an address that holds a token. */
const redirect = (reply: FastifyReply, to: string): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(to, 302);

/**
 * AC-22 to AC-26: a session of staff continues at another brand's host. The brand that they come from issues a token
 * for the browser that has the state; the other redeems it once. Everyone who is refused signs in there.
 */
export function handoverPages(app: FastifyInstance, context: AppContext): void {
  const { db, config } = context;
  const cookie = createStateCookie(config.production);
  // A HEAD request would issue or spend a token that no browser gets.
  const options = { exposeHeadRoute: false };
  for (const path of [issuePath, redeemPath]) app.head(path, (_, reply) => reply.callNotFound());

  app.get(issuePath, options, async (request, reply) => {
    const requestedBrand = textInQuery(request.query, 'brand', 20);
    const hostBrand = brandOfHost(request.hostname);
    const target = requestedBrand === hostBrand ? undefined : await findShownBrand(db, requestedBrand);
    if (hostBrand === null || !target) return redirect(reply, '/admin');
    const token = await issue(context, request, { own: hostBrand, target: target.slug });
    const answer = new URLSearchParams({ ...keptOf(request.query), ...(token ? { token } : {}) });
    return redirect(reply, `${originOfBrand(config.publicUrl, target.slug)}${redeemPath}?${answer}`);
  });

  app.get(redeemPath, options, async (request, reply) => {
    const page = continueAddress(keptOf(request.query));
    const state = cookie.read(request);
    cookie.end(request, reply);
    const handover = await spend(context, request);
    if ((await context.sessions.find(request))?.user) return redirect(reply, page);
    const isProven =
      handover !== undefined &&
      state !== undefined &&
      handover.targetBrand === brandOfHost(request.hostname) &&
      sameBytes(handover.stateHash, hashSecret(state));
    const opened = isProven && (await enter(context, { request, reply }, handover));
    return redirect(reply, opened ? page : signInFor(page));
  });
}

/** AC-23: a token for staff who work at every brand; undefined for everyone else. */
async function issue(
  { db, clock, sessions, throttle }: AppContext,
  request: FastifyRequest,
  { own, target }: { own: string; target: string },
): Promise<string | undefined> {
  const state = textInQuery(request.query, 'state', 43);
  if (!stateForm.test(state) || !isPage(request)) return undefined;
  if (!(await isAllowed(throttle.attempt('handover-issue', request.ip, 60, 60)))) return undefined;
  const session = await sessions.find(request);
  if (!session?.user || !mayContinue(session) || !(await findShownBrand(db, own))) return undefined;
  const { id: userId } = session.user;
  if (!(await isAllowed(throttle.attempt('handover-account', userId, 20, 60)))) return undefined;
  const handover: Handover = {
    userId,
    sourceHash: session.idHash,
    sourceBrand: own,
    targetBrand: target,
    stateHash: Buffer.from(state, 'base64url'),
  };
  return keepHandover(db, handover, clock.now());
}

/** Club staff work at their club only, so they sign in at each brand. */
const mayContinue = ({ role }: Session): boolean => may(role, 'open_console');

/** The handover of a token that is shown for the first time, right or wrong. */
async function spend(
  { db, clock, throttle }: AppContext,
  request: FastifyRequest,
): Promise<Handover | undefined> {
  const token = textInQuery(request.query, 'token', 43);
  if (!tokenForm.test(token)) return undefined;
  if (!(await isAllowed(throttle.attempt('handover-redeem', request.ip, 60, 60)))) return undefined;
  const handover = await spendHandover(db, token, clock.instant());
  return isPage(request) ? handover : undefined;
}

/** Opens the session, and says so in History and, in a new browser, by email. */
async function enter(
  context: AppContext,
  http: { request: FastifyRequest; reply: FastifyReply },
  { userId, sourceHash, sourceBrand, targetBrand }: Handover,
): Promise<boolean> {
  const [from, to] = await Promise.all(
    [sourceBrand, targetBrand].map((slug) => findShownBrand(context.db, slug)),
  );
  if (!from || !to) return false;
  const session = await context.sessions.continueFrom(http.request, http.reply, {
    userId,
    sourceHash,
    sourceBrand,
  });
  if (!session) return false;
  const detail = { from: from.name, brand: to.name };
  await audit(context, 'staff.continued_session', { userId, subject: userId, detail });
  await greetDevice(context, http, session, from.name);
  return true;
}
