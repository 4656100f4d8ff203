import {
  type IdentityProvider,
  startIdentityProvider,
  type Visitor,
} from '../../../integrations/sso/testing/provider-process.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { type AccountServer, startAccountServer } from './account-server.ts';

/** The server together with an identity provider in a separate process. */
export type ProviderServer = AccountServer & {
  provider: IdentityProvider;
  /** Starts a sign-in with a provider, like the button on the page. */
  start(browser: Browser, id?: string, query?: Record<string, string>): ReturnType<Browser['send']>;
  /** Goes to the provider and back, up to the callback URL. */
  toCallback(browser: Browser, visitor: Visitor | null, id?: string, query?: object): Promise<URL>;
  /** The complete sign-in; null is a person who cancels. */
  signInThere(
    browser: Browser,
    visitor: Visitor | null,
    id?: string,
    query?: object,
  ): ReturnType<Browser['send']>;
};

export const callbackOf = (id: string): string => `http://golf.localhost:4000/users/auth/${id}/callback`;

/** Sends a provider's answer to the server. */
export const comeBack = (browser: Browser, url: URL) => browser.send('GET', url.pathname + url.search);

/**
 * Providers of every kind: two that work, and three that are disabled, unreachable or belong to another
 * brand.
 */
export async function startProviderServer(): Promise<ProviderServer> {
  const provider = await startIdentityProvider([callbackOf('social'), callbackOf('club')]);
  const server = await startAccountServer({ OIDC_SECRET_TESTS: provider.clientSecret });
  const row = { issuer: provider.issuer, client_id: 'sendahead', secret_name: 'TESTS' };
  await server.context.db
    .insertInto('identity_providers')
    .values([
      { ...row, id: 'social', kind: 'social', label: 'Continue with Social', brand_slug: null },
      {
        ...row,
        id: 'club',
        kind: 'sso',
        label: 'Club',
        brand_slug: 'golf',
        mail_domains: ['Club.test'],
      },
      { ...row, id: 'ski-only', kind: 'social', label: 'Ski', brand_slug: 'ski' },
      { ...row, id: 'gone', kind: 'social', label: 'Gone', brand_slug: null, issuer: 'http://localhost:9' },
      { ...row, id: 'off', kind: 'social', label: 'Off', brand_slug: null, enabled: false },
    ])
    .execute();
  const start = (browser: Browser, id = 'social', query: Record<string, string> = {}) =>
    browser.send('GET', `/users/auth/${id}`, { query });
  const toCallback = async (browser: Browser, visitor: Visitor | null, id = 'social', query = {}) => {
    await provider.visitor(visitor);
    return provider.visit(String((await start(browser, id, query)).headers.location));
  };
  return {
    ...server,
    provider,
    start,
    toCallback,
    signInThere: async (browser, visitor, id, query) =>
      comeBack(browser, await toCallback(browser, visitor, id, query)),
    close: async () => {
      await server.close();
      await provider.stop();
    },
  };
}
