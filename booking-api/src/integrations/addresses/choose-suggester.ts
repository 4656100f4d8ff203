import * as z from 'zod';
import { InvalidSettings, schemaProblems } from '../../platform/settings/invalid-settings.ts';
import { mapboxSuggester } from './mapbox/adapter.ts';
import type { AddressSuggester } from './port.ts';

const environment = z.object({
  ADDRESS_SUGGESTIONS: z.enum(['off', 'mapbox']).default('off'),
  MAPBOX_ACCESS_TOKEN: z.string().min(20).optional(),
  MAPBOX_URL: z.url().optional(),
  ADDRESS_SUGGESTIONS_TIMEOUT_MS: z.coerce.number().int().min(100).max(3000).default(800),
});

/** The settings of address suggestions that are wrong or missing, a line for each. */
export const suggesterSettingProblems = (env: NodeJS.ProcessEnv): string[] => [
  ...schemaProblems(environment, env),
  ...(env.ADDRESS_SUGGESTIONS === 'mapbox' && !env.MAPBOX_ACCESS_TOKEN
    ? ['MAPBOX_ACCESS_TOKEN: missing; required with ADDRESS_SUGGESTIONS mapbox']
    : []),
];

/**
 * The provider of address suggestions, in addition to our tables; null when no provider is set. Throws
 * InvalidSettings when Mapbox is chosen without a token.
 */
export function chooseSuggester(env: NodeJS.ProcessEnv): AddressSuggester | null {
  const problems = suggesterSettingProblems(env);
  if (problems.length > 0) throw new InvalidSettings(problems);
  const read = environment.parse(env);
  if (read.ADDRESS_SUGGESTIONS === 'off') return null;
  return mapboxSuggester({
    token: read.MAPBOX_ACCESS_TOKEN ?? '',
    timeoutMs: read.ADDRESS_SUGGESTIONS_TIMEOUT_MS,
    url: read.MAPBOX_URL,
  });
}
