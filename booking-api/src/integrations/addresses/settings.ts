import * as z from 'zod';

const environment = z.object({
  ADDRESS_VERIFIER: z.enum(['gazetteer', 'easypost']).default('gazetteer'),
  EASYPOST_API_KEY: z.string().min(1).optional(),
  EASYPOST_URL: z.url().optional(),
  ADDRESS_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(3000),
});

export type AddressSettings =
  | { verifier: 'gazetteer' }
  | { verifier: 'easypost'; apiKey: string; url: string | undefined; timeoutMs: number };

/** Who verifies addresses. Throws when EasyPost is chosen without a key. */
export function readAddressSettings(env: NodeJS.ProcessEnv): AddressSettings {
  const read = environment.parse(env);
  if (read.ADDRESS_VERIFIER === 'gazetteer') return { verifier: 'gazetteer' };
  if (!read.EASYPOST_API_KEY) throw new Error('Wrong settings:\n  EASYPOST_API_KEY: required with easypost');
  return {
    verifier: 'easypost',
    apiKey: read.EASYPOST_API_KEY,
    url: read.EASYPOST_URL,
    timeoutMs: read.ADDRESS_TIMEOUT_MS,
  };
}
