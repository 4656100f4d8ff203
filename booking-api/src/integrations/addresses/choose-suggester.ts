import * as z from 'zod';
import { mapboxSuggester } from './mapbox/adapter.ts';
import type { AddressSuggester } from './port.ts';

const environment = z.object({
  ADDRESS_SUGGESTIONS: z.enum(['off', 'mapbox']).default('off'),
  MAPBOX_ACCESS_TOKEN: z.string().min(20).optional(),
  MAPBOX_URL: z.url().optional(),
  ADDRESS_SUGGESTIONS_TIMEOUT_MS: z.coerce.number().int().min(100).max(3000).default(800),
});

/**
 * The provider of address suggestions in addition to our tables; null when none is set. Throws when Mapbox is chosen
 * without a token.
 */
export function chooseSuggester(env: NodeJS.ProcessEnv): AddressSuggester | null {
  const read = environment.parse(env);
  if (read.ADDRESS_SUGGESTIONS === 'off') return null;
  if (!read.MAPBOX_ACCESS_TOKEN)
    throw new Error('Wrong settings:\n  MAPBOX_ACCESS_TOKEN: required with ADDRESS_SUGGESTIONS mapbox');
  return mapboxSuggester({
    token: read.MAPBOX_ACCESS_TOKEN,
    timeoutMs: read.ADDRESS_SUGGESTIONS_TIMEOUT_MS,
    url: read.MAPBOX_URL,
  });
}
