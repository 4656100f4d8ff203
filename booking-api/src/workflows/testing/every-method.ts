import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { moveCredit } from '../../modules/credits/public/credits.ts';
import type { Gateway } from '../../testing/gateway-process.ts';
import type { Browser, TestApp } from '../../testing/test-app.ts';
import { authorize, type Booking, checkOut, newKey, prepareBooking, signedIn } from './booking.ts';

/** A prepared attempt: with one payment method type, on a separate cart. */
export type Ready = { type: string; booking: Booking; key: string; body: object; path: string };

const paying = '/refactor/v5/process_payment';
const billing = '/refactor/v5/club_billing';
const giftCard = 'SENDAHEAD-8WJP-3CDN-6TFY-0200';

/**
 * People with everything that the payment method types need: a saved card, a full wallet, a club's account,
 * orders to amend.
 */
export type Payers = { customer: Browser; pro: Browser; admin: Browser; savedCard: string; placed: string[] };

/** `orders`: how many of the customer's orders can be amended. */
export async function startPayers(shop: TestApp & { gateway: Gateway }, orders: number): Promise<Payers> {
  const [customer, pro, admin] = [
    await signedIn(shop),
    await signedIn(shop, 'pro'),
    await signedIn(shop, 'admin'),
  ];
  const placed: string[] = [];
  for (let count = 0; count < orders; count += 1) {
    const booking = await prepareBooking(customer);
    const body = { store_card_information: count === 0 ? 'true' : 'false' };
    await checkOut(booking, { nonce: 'fake-valid-nonce', body });
    placed.push(booking.orderId);
  }
  const info = await customer.send('GET', '/refactor/ship/user_payment_info/usr_demo_customer');
  const { db } = shop.context;
  await moveCredit(db, { source: 'wallet', owner: 'usr_demo_pro' }, 'grant', cents(9_000_000), 'test');
  await db
    .updateTable('club_accounts')
    .set({ credit_limit_cents: 5_000_000 })
    .where('club_id', '=', 1)
    .execute();
  return { customer, pro, admin, savedCard: info.json().payment_method_id, placed };
}

/** An attempt of every payment method type, including those that refund; uses two of `placed`. */
export async function attemptsOfEveryType(
  { gateway }: { gateway: Gateway },
  { customer, pro, admin, savedCard, placed }: Payers,
): Promise<Ready[]> {
  const ready = async (type: string, booking: Booking, more: object = {}, path = paying): Promise<Ready> => ({
    type,
    booking,
    key: newKey(),
    path,
    body: { ...booking.body, payment_method_type: type, ...more },
  });
  const own = (more?: Record<string, unknown>) => prepareBooking(customer, more);
  const forCustomer = (more?: Record<string, unknown>) => prepareBooking(admin, more, 'usr_demo_customer');
  const cheaper = () => ({ price_api_order_id: placed.pop(), outbound_pickup: '0' });
  const nonce = async (made: Promise<string>) => ({ payment_method_nonce: await made });
  const credits = { gift_card: giftCard, wallet_creadits: '100' };
  const card = { payment_method_id: savedCard };
  const charging = async (type: string, more: object = {}) => {
    const booking = await forCustomer();
    return ready(type, booking, { ...more, authorization_id: await authorize(booking) });
  };
  const club = { sales_club_billing: '1' };
  return [
    await ready('NewCard', await own(credits), await nonce(gateway.nonce())),
    await ready('paypal', await own(), await nonce(gateway.walletNonce('paypal'))),
    await ready('applePay', await own(), await nonce(gateway.walletNonce('apple_pay'))),
    await ready(
      'applePayUnLogged',
      await own({ coupon: 'WELCOME10' }),
      await nonce(gateway.walletNonce('apple_pay')),
    ),
    await ready('previousCard', await own({ ship_wallet_creadits: '100' }), card),
    await ready('PreviousCard', await own(), card),
    await charging('chargeOnFileCreditCard'),
    await charging('chargeUserCreditCard', card),
    await ready('clubBilling', await prepareBooking(pro), club, billing),
    await ready('clubBillingUnLogged', await prepareBooking(pro), club, billing),
    await ready('WalletTransfer', await prepareBooking(pro)),
    await ready('WalletTransfer', await own(cheaper())),
    await ready('OtherRefund', await forCustomer(cheaper())),
  ];
}
