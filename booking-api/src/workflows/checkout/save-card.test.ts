import { signedInBrowser, startPerFile } from '../../testing/server-per-file.ts';
import { checkOut, prepareBooking } from '../testing/booking.ts';
import { checkBooksAfterEach } from '../testing/check-books-after-each.ts';
import { startShop } from '../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const pro = signedInBrowser(shop, 'pro');
checkBooksAfterEach(shop);

const save = async (nonce: string) => {
  const body = { payment_method_nonce: nonce, 'billing-zip-code': '10001' };
  return (await customer.send('POST', '/api/v6/payment_methods', { body })).json();
};
const cards = async (browser = customer) =>
  (await browser.send('GET', '/refactor/ship/payment_info')).json().cards;

describe('PY-27 a card saved without an order', () => {
  it('a saved card is listed for its owner only and pays the next order', async () => {
    expect(await save(await shop.gateway.nonce())).toEqual({ status: true, error: null });
    const [card] = await cards();
    expect(card).toMatchObject({ credit_card_number: 'XXXX1111', card_type: 'Visa' });
    expect(card.expiration).toMatch(/^\d\d\/\d{4}$/);
    expect(await cards(pro)).toEqual([]);
    const paid = await checkOut(await prepareBooking(customer), {
      body: { payment_method_type: 'previousCard', payment_method_id: card.payment_method_id },
    });
    expect(paid.json()).toMatchObject({ status: true });
  });

  it('PY-28 a card that is saved again is listed once, in its latest version, and the gateway forgets the earlier entry', async () => {
    await save(await shop.gateway.nonce());
    const [first] = await cards();
    await save(await shop.gateway.nonce('5555555555554444'));
    await save(await shop.gateway.nonce());
    const listed = await cards();
    const numbers = listed.map(({ credit_card_number: number }: { credit_card_number: string }) => number);
    expect(numbers.toSorted()).toEqual(['XXXX1111', 'XXXX4444']);
    expect(listed).not.toContainEqual(
      expect.objectContaining({ payment_method_id: first.payment_method_id }),
    );
  });

  it('a card is not saved when its bank declines it, or the nonce was used', async () => {
    expect(await save(await shop.gateway.nonce('4000111111111115'))).toMatchObject({ status: false });
    const nonce = await shop.gateway.nonce();
    await save(nonce);
    const once = await cards();
    await save(nonce);
    expect(await cards()).toHaveLength(once.length);
    expect(await save('unknown')).toEqual({ status: false, error: 'nonce_unknown' });
  });
});
