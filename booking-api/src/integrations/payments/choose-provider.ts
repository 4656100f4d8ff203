import { braintreePayments } from './braintree/adapter.ts';
import { braintreeEnvironment } from './braintree/environment.ts';
import type { PaymentPort } from './port.ts';
import { sandboxPayments } from './sandbox/adapter.ts';
import { embedGateway } from './sandbox/embedded.ts';
import { usualTimeouts } from './sandbox/http.ts';
import { askOverHttp } from './sandbox/over-http.ts';
import type { PaymentSettings, SandboxSettings } from './settings.ts';

/** Where the shop and its gateway are. */
export type PaymentPlaces = { gatewayUrl: string; databaseUrl: string; now: () => number };

/** The payment provider that the settings name; `close()` ends its connections. */
export function choosePayments(settings: PaymentSettings, places: PaymentPlaces): PaymentPort {
  if (settings.provider === 'sandbox') return chooseSandbox(settings, places);
  const { live, keys, answerMs } = settings;
  return braintreePayments({ environment: braintreeEnvironment(live), keys, answerMs });
}

function chooseSandbox(
  { key, answerMs, slowSeconds, embedded, ledgerUrl }: SandboxSettings,
  { gatewayUrl: url, databaseUrl, now }: PaymentPlaces,
): PaymentPort {
  if (!embedded) {
    const timeouts = { ...usualTimeouts, answerMs };
    return sandboxPayments({ url, key, ask: askOverHttp({ url, key, timeouts }) });
  }
  const gateway = embedGateway({ ledgerUrl: ledgerUrl ?? databaseUrl, key, answerMs, slowSeconds, now });
  return sandboxPayments({ url, key, ...gateway });
}
