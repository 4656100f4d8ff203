import type { Clock } from '../../platform/clock.ts';
import { type AddressSuggester, type FoundAddress, SuggesterFailed } from './port.ts';

const failuresToRest = 3;
const restMs = 30_000;

/**
 * Suggestions that never fail and never wait for a provider that is down: after three failures in a row, or
 * when it asks for a pause, it gets no requests for a while. Each process counts separately.
 */
export function guardedSuggester(
  suggester: AddressSuggester,
  clock: Clock,
  report: (error: unknown) => void,
): (term: string, country: string) => Promise<FoundAddress[]> {
  let failures = 0;
  let restsUntil = 0;
  return async (term, country) => {
    if (clock.now() < restsUntil) return [];
    try {
      const found = await suggester.suggest(term, country);
      failures = 0;
      return found;
    } catch (error) {
      report(error);
      failures += 1;
      const providerRestMs = error instanceof SuggesterFailed ? error.restMs : 0;
      const own = failures >= failuresToRest ? restMs : 0;
      restsUntil = Math.max(restsUntil, clock.now() + Math.max(providerRestMs, own));
      return [];
    }
  };
}
