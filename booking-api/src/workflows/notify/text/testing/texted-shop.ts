import { textConsent } from '@sendahead/shared-contracts/orders/text-consent';
import { type ShortMessage, SmsRefused } from '../../../../integrations/sms/port.ts';
import type { OrderText } from '../../../../modules/orders/public/texts/jobs.ts';
import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import type { Browser } from '../../../../testing/test-app.ts';
import { shippingOf } from '../../../testing/shipping.ts';
import { startShop } from '../../../testing/shop.ts';

export const today = '2026-11-23T15:00:00Z';

/** A provider that stores what it gets, and refuses with a code while one is set. */
export function provider() {
  const taken: ShortMessage[] = [];
  let refusal: string | undefined;
  return {
    taken,
    refuse: (code: string | undefined) => {
      refusal = code;
    },
    send: async (message: ShortMessage) => {
      if (refusal !== undefined) throw new SmsRefused(refusal);
      taken.push(message);
    },
    readReply: async () => undefined,
  };
}

export const about = (
  orderId: string,
  step: OrderText['step'],
  more: Partial<OrderText> = {},
): OrderText => ({ orderId, step, leg: 'outbound', generation: 1, ...more });

export const pathOf = (orderId: string) => `/api/v6/orders/${orderId}/texts`;

/** A shop for the tests of a file, each of which begins today, with a customer who opts in to texts. */
export function textedShop() {
  const shop = startPerFile(() => startShop({ RATE_LIMIT_SCALE: '100' }));
  const customer = signedInBrowser(shop);
  const at = async (instant: string): Promise<void> => {
    shop.moveClock(instant);
    await customer.startOver();
  };
  beforeEach(() => at(today));
  return {
    shop,
    customer,
    at,
    start: (orderId: string, phone = '816 555 0100', browser: Browser = customer) =>
      browser.send('PUT', pathOf(orderId), { body: { phone, consent: textConsent } }),
    read: async (orderId: string) => (await customer.send('GET', pathOf(orderId))).json(),
    contextOf: (sms: ReturnType<typeof provider>) => ({ ...shippingOf(shop), sms }),
    bagsAre: (orderId: string, status: 'out_for_delivery' | 'delivered') =>
      shop.context.db.updateTable('order_parcels').set({ status }).where('order_id', '=', orderId).execute(),
  };
}
