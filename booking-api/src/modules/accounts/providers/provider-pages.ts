import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityPort, Person, ProviderSettings } from '../../../integrations/sso/port.ts';
import type { AppContext } from '../../../platform/context.ts';
import { textInQuery } from '../../../platform/http/forms/text-in-query.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { brandOf } from '../../catalog/public/request-brand.ts';
import type { AccountPage } from '../pages/account-page.ts';
import { answerPage } from '../pages/answer-page.ts';
import { audit } from '../public/audit.ts';
import { authenticatorSince } from '../second-factor/authenticator-store.ts';
import { openSession } from '../sign-in/enter-account.ts';
import { keepFlow, takeFlow } from './flow-store.ts';
import { linkIdentity } from './link-identity.ts';
import { callbackPath, startPath } from './provider-paths.ts';
import { findProvider, findSsoOf, type Provider } from './provider-store.ts';
import { returnPath } from './return-path.ts';

const flowMinutes = 10;

const page = (title: string, sentence: string): AccountPage => ({
  title,
  body: `<p>${sentence}</p>\n<p><a class="button" href="/ship">Back to your booking</a></p>`,
});
const unfinished = page('You’re not signed in', 'You didn’t finish signing in. Nothing changed.');
const unreachable = page(
  'Sign-in isn’t available right now',
  'The sign-in service isn’t responding. Try again later.',
);
const refusals = {
  mail_not_verified: page(
    'You’re not signed in',
    'The sign-in service couldn’t confirm your email. Verify it there, or sign in with a password.',
  ),
  not_allowed: page('You’re not signed in', 'This account uses a different way to sign in.'),
} as const;

const settingsOf = (provider: Provider): ProviderSettings => ({
  issuer: provider.issuer,
  clientId: provider.client_id,
  secretName: provider.secret_name,
});

/**
 * Signing in through a provider: the redirect to it, and the callback, which only the same browser may use.
 */
export function providerPages(
  app: FastifyInstance,
  context: AppContext,
  identities: IdentityPort,
  pageOrigin: (brand: string) => string,
): void {
  const { db, clock, sessions, throttle } = context;
  const config = { rateLimit: { max: Math.ceil(60 * context.config.rateLimitScale), timeWindow: 60_000 } };
  type Named = { Params: { provider: string } };

  const providerOf = async (request: FastifyRequest<Named>) => {
    const slug = brandOf(request);
    const provider = await findProvider(db, request.params.provider, slug);
    if (!provider) throw new Refusal(404, 'not_found');
    return { provider, slug, redirectUri: pageOrigin(slug) + callbackPath(provider.id) };
  };

  app.get<Named>('/users/auth/:provider', { config }, async (request, reply) => {
    await throttle.attempt('sign-in-elsewhere', request.ip, 30, 60);
    const { provider, redirectUri } = await providerOf(request);
    const session = await sessions.keep(request, reply);
    const flow = { ...identities.newFlow(), redirectUri };
    const { value } = await settle(identities.startUrl(settingsOf(provider), flow), request);
    if (!value) return answerPage(context, request, reply, unreachable, 503);
    await keepFlow(db, {
      ...flow,
      providerId: provider.id,
      sessionHash: session.idHash,
      returnTo: returnPath(textInQuery(request.query, 'return_to')),
      expiresAt: new Date(clock.now() + flowMinutes * 60_000).toISOString(),
    });
    return redirect(reply, value.href);
  });

  app.get<Named>('/users/auth/:provider/callback', { config }, async (request, reply) => {
    await throttle.attempt('sign-in-elsewhere', request.ip, 30, 60);
    const { provider, slug, redirectUri } = await providerOf(request);
    const session = await sessions.find(request);
    const state = textInQuery(request.query, 'state');
    const flow =
      session &&
      (await takeFlow(db, {
        state,
        providerId: provider.id,
        sessionHash: session.idHash,
        now: clock.instant(),
      }));
    if (!flow) return answerPage(context, request, reply, unfinished, 403);
    const { value: person } = await settle(
      identities.finish(settingsOf(provider), { ...flow, state, redirectUri }, queryOf(request.url)),
      request,
    );
    if (!person) return answerPage(context, request, reply, unfinished, 403);
    const entry = await enter(context, { request, reply }, { provider, slug, person });
    if ('refused' in entry) return answerPage(context, request, reply, entry.refused, 403);
    return redirect(reply, entry.otherDoor ?? flow.returnTo);
  });
}

/**
 * Signs in the person that the provider vouches for. Otherwise redirects to the provider they must use, or
 * shows a page with the reason.
 */
async function enter(
  context: AppContext,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { provider, slug, person }: { provider: Provider; slug: string; person: Person },
): Promise<{ otherDoor?: string } | { refused: AccountPage }> {
  const { db, clock } = context;
  // Users of a domain with single sign-on go there, whatever other method they tried.
  const otherDoor = async (email: string) => {
    const own = await findSsoOf(db, email, slug);
    return own && own.id !== provider.id ? startPath(own.id) : undefined;
  };
  const elsewhere = person.email === null ? undefined : await otherDoor(person.email);
  if (elsewhere) return { otherDoor: elsewhere };
  const linked = await linkIdentity(db, provider, person, clock.instant());
  if (typeof linked === 'string') return { refused: refusals[linked] };
  // The person's email at the provider may have changed since; the account's own domain still decides.
  const door = await otherDoor(linked.email);
  if (door) return { otherDoor: door };
  // Single sign-on includes the organization's factors; a social account counts as one factor.
  if (provider.kind === 'social' && (await authenticatorSince(db, linked.userId)) !== undefined)
    return { refused: refusals.not_allowed };
  const opened = await openSession(context, { request, reply }, { userId: linked.userId });
  if (!opened) return { refused: unfinished };
  await audit(context, `sign_in.${linked.how}`, {
    userId: linked.userId,
    subject: linked.userId,
    detail: { provider: provider.id },
  });
  return {};
}

/** Only the kind of the provider’s answer is logged: its text may hold codes and names. */
async function settle<T>(work: Promise<T>, request: FastifyRequest): Promise<{ value?: T }> {
  try {
    return { value: await work };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'none';
    request.log.warn(
      { kind: error instanceof Error ? error.name : 'unknown', code },
      'sign-in elsewhere failed',
    );
    return {};
  }
}

const redirect = (reply: FastifyReply, to: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(to, 302);

const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
