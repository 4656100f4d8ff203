import { braintreePayments } from './braintree/adapter.ts';
import { braintreeEnvironment } from './braintree/environment.ts';
import type { PaymentPort } from './port.ts';
import { sandboxPayments } from './sandbox/adapter.ts';
import type { PaymentSettings } from './settings.ts';

/** Milliseconds to wait for a connection to the sandbox. */
const connectMs = 1000;

/** The payment provider that the settings name. */
export function choosePayments(settings: PaymentSettings, gatewayUrl: string): PaymentPort {
  const { answerMs } = settings;
  if (settings.provider === 'sandbox')
    return sandboxPayments({ url: gatewayUrl, key: settings.key, timeouts: { connectMs, answerMs } });
  const { live, keys } = settings;
  return braintreePayments({ environment: braintreeEnvironment(live), keys, answerMs });
}
