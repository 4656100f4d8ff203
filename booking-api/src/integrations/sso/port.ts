/** An identity provider as stored in the data. */
export type ProviderSettings = {
  issuer: string;
  clientId: string;
  /** Name of the environment's secret; null for a public client, which proves itself by PKCE alone. */
  secretName: string | null;
};

/** The secrets of one sign-in with an identity provider; only this server knows them. */
export type Flow = { redirectUri: string; state: string; nonce: string; codeVerifier: string };

/** What a provider says of a person. `emailVerified` is false unless it says so in as many words. */
export type Person = {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

export type IdentityPort = {
  /** Secrets of a new way: state, nonce and verifier. */
  newFlow(): Pick<Flow, 'state' | 'nonce' | 'codeVerifier'>;
  /** The provider's page to send the browser to. Throws when the provider cannot be reached. */
  startUrl(provider: ProviderSettings, flow: Flow, loginHint?: string): Promise<URL>;
  /** Who came back; throws when anything in the answer is not as it must be. */
  finish(provider: ProviderSettings, flow: Flow, answerQuery: string): Promise<Person>;
};
