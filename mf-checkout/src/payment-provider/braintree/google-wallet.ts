import type { Client } from 'braintree-web/client';
import { create as createGooglePayment } from 'braintree-web/google-payment';
import type { Billing, Wallet } from '../port.ts';
import { pageNonce } from './page-nonce.ts';

const scriptUrl = 'https://pay.google.com/gp/p/js/pay.js';

interface GoogleCard {
  paymentMethodData?: {
    info?: { billingAddress?: { postalCode?: string; countryCode?: string } };
  };
}

interface GoogleClient {
  isReadyToPay(request: object): Promise<{ result: boolean }>;
  loadPaymentData(request: object): Promise<GoogleCard>;
}

type GoogleClientClass = new (options: { environment: 'TEST' | 'PRODUCTION' }) => GoogleClient;

const loadScript = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.nonce = pageNonce();
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('Google Pay did not load'));
    script.src = scriptUrl;
    document.head.append(script);
  });

/** The class that Google's script leaves on the page, if it did. */
function clientClass(): GoogleClientClass | null {
  const steps = ['google', 'payments', 'api', 'PaymentsClient'];
  const found = steps.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined),
    window,
  );
  return typeof found === 'function' ? (found as GoogleClientClass) : null;
}

const billingOf = ({ paymentMethodData }: GoogleCard): Billing => {
  const { postalCode, countryCode } = paymentMethodData?.info?.billingAddress ?? {};
  return {
    ...(postalCode ? { 'billing-zip-code': postalCode.slice(0, 10) } : {}),
    ...(countryCode ? { 'billing-country': countryCode } : {}),
  };
};

const isLive = (client: Client): boolean =>
  client.getConfiguration().gatewayConfiguration.environment === 'production';

const isLeft = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 'CANCELED';

/** PY-06: Google Pay, which passes on a card: its method type is NewCard. */
export async function googleWallet(client: Client): Promise<Wallet> {
  if (!clientClass()) await loadScript();
  const Payments = clientClass();
  if (!Payments) throw new Error('Google Pay did not load');
  const google = await createGooglePayment({ client, googlePayVersion: 2 });
  const payments = new Payments({ environment: isLive(client) ? 'PRODUCTION' : 'TEST' });
  const request = await google.createPaymentDataRequest({});
  if (!(await payments.isReadyToPay(request)).result) throw new Error('Google Pay cannot pay here');
  return {
    async open({ amountCents }) {
      try {
        const card = await payments.loadPaymentData({
          ...request,
          transactionInfo: {
            currencyCode: 'USD',
            totalPriceStatus: 'FINAL',
            totalPrice: (amountCents / 100).toFixed(2),
          },
        });
        const { nonce } = await google.parseResponse(card);
        return { ok: true, nonce, billing: billingOf(card), finish: () => undefined };
      } catch (error) {
        return { ok: false, code: isLeft(error) ? 'cancelled' : 'failed' };
      }
    },
  };
}
