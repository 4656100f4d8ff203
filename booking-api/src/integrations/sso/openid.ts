import type { Configuration } from 'openid-client';
import type { IdentityPort, Person, ProviderSettings } from './port.ts';

type Options = {
  /** The secret of that name; undefined when it is not set. */
  secretOf(name: string): string | undefined;
  /** Only outside production: a provider on this machine, over http. */
  allowHttp: boolean;
};

const timeoutSeconds = 8;
const rememberMs = 600_000;

/** The library is needed by who signs in elsewhere alone: the server starts without it. */
const library = () => import('openid-client');

/**
 * OpenID Connect: authorisation code with PKCE, state and nonce. A provider's metadata is cached for ten
 * minutes.
 */
export function openIdConnect({ secretOf, allowHttp }: Options): IdentityPort {
  const known = new Map<string, { until: number; configuration: Promise<Configuration> }>();

  async function discover({ issuer, clientId, secretName }: ProviderSettings): Promise<Configuration> {
    const { discovery, ClientSecretBasic, None, allowInsecureRequests } = await library();
    const secret = secretName === null ? undefined : secretOf(secretName);
    if (secretName !== null && secret === undefined)
      throw new Error(`the secret ${secretName} of a sign-in provider is not set`);
    return discovery(
      new URL(issuer),
      clientId,
      undefined,
      secret === undefined ? None() : ClientSecretBasic(secret),
      { timeout: timeoutSeconds, ...(allowHttp ? { execute: [allowInsecureRequests] } : {}) },
    );
  }

  function configurationOf(provider: ProviderSettings): Promise<Configuration> {
    const key = JSON.stringify([provider.issuer, provider.clientId, provider.secretName]);
    const found = known.get(key);
    if (found && found.until > performance.now()) return found.configuration;
    const configuration = discover(provider);
    known.set(key, { until: performance.now() + rememberMs, configuration });
    configuration.catch(() => known.delete(key));
    return configuration;
  }

  return {
    newFlow: () => ({ state: randomText(), nonce: randomText(), codeVerifier: randomText() }),

    async startUrl(provider, flow, loginHint) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
      return buildAuthorizationUrl(await configurationOf(provider), {
        redirect_uri: flow.redirectUri,
        scope: 'openid email profile',
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await calculatePKCECodeChallenge(flow.codeVerifier),
        code_challenge_method: 'S256',
        ...(loginHint ? { login_hint: loginHint } : {}),
      });
    },

    async finish(provider, flow, answerQuery) {
      const { authorizationCodeGrant, fetchUserInfo } = await library();
      const configuration = await configurationOf(provider);
      // Not the address that was asked, which a Host header may have made up: our own, with what came back.
      const came = new URL(flow.redirectUri);
      came.search = answerQuery;
      const tokens = await authorizationCodeGrant(configuration, came, {
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        pkceCodeVerifier: flow.codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider gave no identity');
      const more =
        claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
          ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
      return personOf(claims.iss, claims.sub, { ...more, ...claims });
    },
  };
}

const randomText = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 120) : '');

function personOf(issuer: string, subject: string, claims: Readonly<Record<string, unknown>>): Person {
  return {
    issuer,
    subject,
    email: textOf(claims.email) || null,
    // Some providers write it as text.
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    firstName: textOf(claims.given_name),
    lastName: textOf(claims.family_name),
  };
}
