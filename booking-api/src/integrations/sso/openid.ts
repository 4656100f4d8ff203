import type { IdentityPort, Person } from './port.ts';
import { library, type ProviderOptions, providerConfigurations } from './provider-configurations.ts';

/** OpenID Connect: authorization code with PKCE, state and nonce. */
export function openIdConnect(options: ProviderOptions): IdentityPort {
  const configurationOf = providerConfigurations(options);

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
      // Not the requested URL, which a Host header may have forged: our own, with the returned parameters.
      const callbackUrl = new URL(flow.redirectUri);
      callbackUrl.search = answerQuery;
      const tokens = await authorizationCodeGrant(configuration, callbackUrl, {
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
    // Some providers write it as a string.
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    firstName: textOf(claims.given_name),
    lastName: textOf(claims.family_name),
  };
}
