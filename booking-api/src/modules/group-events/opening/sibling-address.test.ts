import type { OpenedGroupLink } from '@sendahead/shared-contracts/carts/group-link-calls';
import type { Browser } from '../../../testing/test-app.ts';
import { groupShop } from '../testing/group-shop.ts';

const { shop, customer, made, take, email, mailsTo, open } = groupShop();

/** Opens a link; returns the street that its booking has for the family, and a function to change it. */
async function openedBy(browser: Browser, token: string) {
  const { cart }: OpenedGroupLink = (await open(browser, token)).json();
  if (!cart) throw new Error('the link opened no cart');
  const headers = { 'x-cart-token': cart.cart_token };
  const { session } = (await browser.send('GET', `/api/v6/carts/${cart.id}/session`, { headers })).json();
  const type = (street: string) =>
    browser.send('POST', `/api/v5/carts/${cart.id}/session`, {
      headers,
      body: {
        session: { ...session, ship_state: { ...session.ship_state, d_address_1: street, d_city: 'Reno' } },
      },
    });
  return { street: session.ship_state.d_address_1 ?? '', type };
}

describe('the booking of another child under the same email', () => {
  it('CO-85 begins with the address that the same account entered for the first child, and with no other account’s', async () => {
    const id = await made();
    await take(
      id,
      ['Name,Email,Bunk', 'Ann Lane,lanes@lane.test,4', 'Bob Lane,lanes@lane.test,4'].join('\n'),
    );
    await email(id);
    const [mail] = await mailsTo('lanes@lane.test', 1);
    const [ann = '', bob = ''] = [...(mail?.text ?? '').matchAll(/#group=([\w-]+)/g)].map(([, one]) => one);
    const first = await openedBy(customer, ann);
    expect(first.street).toBe('');
    expect((await first.type('1 Elm St')).statusCode).toBe(200);
    expect((await openedBy(await shop.browser(), bob)).street).toBe('');
    expect((await openedBy(customer, bob)).street).toBe('1 Elm St');
  });
});
