import type { Client } from 'braintree-web/client';
import { create as createPayPal, type PayPalCheckout } from 'braintree-web/paypal-checkout';
import type { PayPalOptions } from '../port.ts';
import { pageNonce } from './page-nonce.ts';

interface PayPalButtons {
  render(place: HTMLElement): Promise<void>;
  close(): Promise<void>;
}

interface PayPalScript {
  Buttons(options: {
    style: { label: 'paypal'; height: number };
    createBillingAgreement(): Promise<string>;
    onApprove(data: object): Promise<void>;
    onCancel(): void;
    onError(error: unknown): void;
  }): PayPalButtons;
}

const isPayPal = (value: unknown): value is PayPalScript =>
  typeof value === 'object' && value !== null && 'Buttons' in value;

const loadMs = 20_000;

/** PayPal's loader does not settle when its script is blocked or missing, so it has our own time limit. */
const inTime = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('PayPal did not load in time')), loadMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

async function scriptOf(checkout: PayPalCheckout): Promise<PayPalScript> {
  await inTime(checkout.loadPayPalSDK({ vault: true, dataAttributes: { 'csp-nonce': pageNonce() } }));
  const script: unknown = Reflect.get(window, 'paypal');
  if (!isPayPal(script)) throw new Error('PayPal did not load');
  return script;
}

/** PY-20: PayPal's own button, in the vault flow: an agreement, from which a nonce is made. */
export async function payPal(client: Client, { place, listener }: PayPalOptions) {
  const checkout = await createPayPal({ client });
  const script = await scriptOf(checkout);
  const buttons = script.Buttons({
    style: { label: 'paypal', height: 48 },
    createBillingAgreement: () =>
      checkout.createPayment({
        flow: 'vault',
        billingAgreementDescription: 'Your bookings here, charged when you place an order.',
      }),
    async onApprove(data) {
      try {
        // Saved by the server only if the customer asks for it, after the order is placed.
        const { nonce, details } = await checkout.tokenizePayment({ ...data, vault: false });
        listener.approved({ nonce, account: details.email ?? '' });
      } catch {
        listener.ended('failed');
      }
    },
    onCancel: () => listener.ended('cancelled'),
    onError: () => listener.ended('failed'),
  });
  await buttons.render(place);
  return {
    remove() {
      // An element that was removed with the page needs no closing.
      buttons.close().catch(() => undefined);
      checkout.teardown().catch(() => undefined);
    },
  };
}
