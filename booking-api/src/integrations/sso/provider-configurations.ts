import type { Configuration } from 'openid-client';
import type { ProviderSettings } from './port.ts';

export type ProviderOptions = {
  /** The secret of that name; undefined when it is not set. */
  secretOf(name: string): string | undefined;
  /** Only outside production: a provider on this machine, over http. */
  allowHttp: boolean;
};

const timeoutSeconds = 8;
const rememberMs = 600_000;

/** Only sign-ins through a provider need the library: the server starts without it. */
export const library = () => import('openid-client');

/** A provider's own configuration, discovered when first needed and cached for ten minutes. */
export function providerConfigurations({ secretOf, allowHttp }: ProviderOptions) {
  const configurations = new Map<string, { until: number; configuration: Promise<Configuration> }>();

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

  return (provider: ProviderSettings): Promise<Configuration> => {
    const key = JSON.stringify([provider.issuer, provider.clientId, provider.secretName]);
    const found = configurations.get(key);
    if (found && found.until > performance.now()) return found.configuration;
    const configuration = discover(provider);
    configurations.set(key, { until: performance.now() + rememberMs, configuration });
    configuration.catch(() => configurations.delete(key));
    return configuration;
  };
}
