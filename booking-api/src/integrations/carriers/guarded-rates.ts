import type { Clock } from '../../platform/clock.ts';
import type { Carriage, CarrierPort, RateAnswer } from './port.ts';
import { within } from './with-timeout.ts';

const patienceMs = 5000;
const failuresToOpen = 5;
const openMs = 30_000;

/**
 * Asks a carrier for rates with a timeout of five seconds and a circuit breaker: after five failures in a
 * row, it sends no request for half a minute. Never throws; `limited` means that there was no answer. Each
 * process counts separately.
 */
export function guardedRates(
  carriers: Pick<CarrierPort, 'rates'>,
  clock: Clock,
  report: (error: unknown) => void,
  patience = patienceMs,
): (carriage: Carriage) => Promise<RateAnswer> {
  let failures = 0;
  let openUntil = 0;
  return async (carriage) => {
    if (clock.now() < openUntil) return { rates: [], limited: true };
    try {
      const rates = await within(carriers.rates(carriage), patience);
      failures = 0;
      return { rates, limited: false };
    } catch (error) {
      report(error);
      failures += 1;
      if (failures >= failuresToOpen) openUntil = clock.now() + openMs;
      return { rates: [], limited: true };
    }
  };
}
