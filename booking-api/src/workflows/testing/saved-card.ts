import type { Browser } from '../../testing/test-app.ts';
import { checkOut, prepareBooking } from './booking.ts';
import { settled } from './settled.ts';
import type { Shop } from './shop.ts';

/** Saves a card of an account, through an order that pays with it; returns its id. */
export async function keepCard(shop: Shop, browser: Browser, userId: string): Promise<string> {
  const booking = await prepareBooking(browser);
  await checkOut(booking, { nonce: await shop.gateway.nonce(), body: { store_card_information: 'true' } });
  await settled(shop, booking.orderId);
  const info = await browser.send('GET', `/refactor/ship/user_payment_info/${userId}`);
  return info.json().payment_method_id;
}
