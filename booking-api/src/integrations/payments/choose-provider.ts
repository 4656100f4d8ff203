import { braintreePayments } from './braintree/adapter.ts';
import { braintreeEnvironment } from './braintree/environment.ts';
import type { PaymentPort } from './port.ts';
import { sandboxPayments } from './sandbox/adapter.ts';
import { usualTimeouts } from './sandbox/http.ts';
import type { PaymentSettings } from './settings.ts';

/** The payment provider that the settings name. */
export function choosePayments(settings: PaymentSettings, gatewayUrl: string): PaymentPort {
  const { answerMs } = settings;
  return settings.provider === 'sandbox'
    ? sandboxPayments({ url: gatewayUrl, key: settings.key, timeouts: { ...usualTimeouts, answerMs } })
    : braintreePayments({ environment: braintreeEnvironment(settings.live), keys: settings.keys, answerMs });
}
