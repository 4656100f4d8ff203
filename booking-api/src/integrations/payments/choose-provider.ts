import type { PaymentPort } from './port.ts';
import { sandboxPayments } from './sandbox/adapter.ts';
import { usualTimeouts } from './sandbox/http.ts';
import type { PaymentSettings } from './settings.ts';

/** The payment provider that the settings name. */
export function choosePayments(settings: PaymentSettings, gatewayUrl: string): PaymentPort {
  const { answerMs } = settings;
  if (settings.provider === 'braintree') throw new Error('not here yet');
  return sandboxPayments({ url: gatewayUrl, key: settings.key, timeouts: { ...usualTimeouts, answerMs } });
}
