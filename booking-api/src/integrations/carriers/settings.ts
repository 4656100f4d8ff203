import * as z from 'zod';
import { schemaProblems } from '../../platform/settings/invalid-settings.ts';
import type { EasyPostCarrierSettings } from './easypost/adapter.ts';

const environment = z.object({
  CARRIER_PROVIDER: z.enum(['sandbox', 'easypost']).optional(),
  EASYPOST_API_KEY: z.string().min(1).optional(),
  EASYPOST_URL: z.url().optional(),
  EASYPOST_WEBHOOK_SECRET: z.string().min(16).optional(),
  CARRIER_TIMEOUT_MS: z.coerce.number().int().min(100).max(20_000).default(10_000),
});

export type CarrierSettings = { provider: 'sandbox' } | ({ provider: 'easypost' } & EasyPostCarrierSettings);

/**
 * The carrier settings that are wrong or missing, a line for each. The embedded carrier moves nothing, so production
 * requires another.
 */
export const carrierSettingProblems = (env: NodeJS.ProcessEnv, production: boolean): string[] => [
  ...schemaProblems(environment, env),
  ...providerProblems(env, production),
];

function providerProblems(env: NodeJS.ProcessEnv, production: boolean): string[] {
  const provider = env.CARRIER_PROVIDER;
  if (production && provider === 'sandbox') return ['CARRIER_PROVIDER: the sandbox carries no real bags'];
  const lacksProvider = production && !provider;
  return [
    ...(lacksProvider ? ['CARRIER_PROVIDER: missing; who carries the bags (easypost)'] : []),
    ...((lacksProvider || provider === 'easypost') && !env.EASYPOST_API_KEY
      ? ['EASYPOST_API_KEY: missing; required with CARRIER_PROVIDER easypost']
      : []),
  ];
}

/** The carrier of the bags; the embedded carrier by default. */
export function readCarrierSettings(env: NodeJS.ProcessEnv): CarrierSettings {
  const read = environment.parse(env);
  if (read.CARRIER_PROVIDER !== 'easypost') return { provider: 'sandbox' };
  return {
    provider: 'easypost',
    apiKey: read.EASYPOST_API_KEY ?? '',
    url: read.EASYPOST_URL,
    timeoutMs: read.CARRIER_TIMEOUT_MS,
    webhookSecret: read.EASYPOST_WEBHOOK_SECRET,
  };
}
