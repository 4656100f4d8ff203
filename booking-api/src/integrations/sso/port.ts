/** An identity provider as stored in the data. */
export type ProviderSettings = {
  issuer: string;
  clientId: string;
  /** Name of the environment's secret; null for a public client, which relies on PKCE only. */
  secretName: string | null;
};

/** The secrets of one sign-in with an identity provider; only this server knows them. */
export type Flow = { redirectUri: string; state: string; nonce: string; codeVerifier: string };

/** A provider's claims about a person. `emailVerified` is true only when the provider says so explicitly. */
export type Person = {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

export type IdentityPort = {
  /** Secrets of a new sign-in: state, nonce and verifier. */
  newFlow(): Pick<Flow, 'state' | 'nonce' | 'codeVerifier'>;
  /** The provider's page for the browser. Throws when the provider cannot be reached. */
  startUrl(provider: ProviderSettings, flow: Flow, loginHint?: string): Promise<URL>;
  /** The person who came back; throws when anything in the answer is invalid. */
  finish(provider: ProviderSettings, flow: Flow, answerQuery: string): Promise<Person>;
};
