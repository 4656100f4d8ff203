import * as z from 'zod';
import { InvalidSettings, schemaProblems } from '../../platform/settings/invalid-settings.ts';

const environment = z.object({
  ADDRESS_VERIFIER: z.enum(['gazetteer', 'easypost']).default('gazetteer'),
  EASYPOST_API_KEY: z.string().min(1).optional(),
  EASYPOST_URL: z.url().optional(),
  ADDRESS_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(3000),
});

export type AddressSettings =
  | { verifier: 'gazetteer' }
  | { verifier: 'easypost'; apiKey: string; url: string | undefined; timeoutMs: number };

/** The settings of the verifier that are wrong or missing, a line for each. */
export const addressSettingProblems = (env: NodeJS.ProcessEnv): string[] => [
  ...schemaProblems(environment, env),
  ...(env.ADDRESS_VERIFIER === 'easypost' && !env.EASYPOST_API_KEY
    ? ['EASYPOST_API_KEY: missing; required with ADDRESS_VERIFIER easypost']
    : []),
];

/** Chooses the verifiers of addresses. Throws InvalidSettings when EasyPost is chosen without a key. */
export function readAddressSettings(env: NodeJS.ProcessEnv): AddressSettings {
  const problems = addressSettingProblems(env);
  if (problems.length > 0) throw new InvalidSettings(problems);
  const read = environment.parse(env);
  if (read.ADDRESS_VERIFIER === 'gazetteer') return { verifier: 'gazetteer' };
  return {
    verifier: 'easypost',
    apiKey: read.EASYPOST_API_KEY ?? '',
    url: read.EASYPOST_URL,
    timeoutMs: read.ADDRESS_TIMEOUT_MS,
  };
}
