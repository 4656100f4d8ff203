import type { FoundOrder } from '@sendahead/shared-contracts/console/search-calls';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { placeOrder } from '../../../workflows/testing/shipping.ts';
import { startShop } from '../../../workflows/testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const pro = signedInBrowser(shop, 'pro');
const admin = signedInBrowser(shop, 'admin');

const orderTo = async (club: string) =>
  (
    await placeOrder(shop, customer, {
      ...roundTripForm,
      destination: 'club',
      d_club_id: club,
      arrival_date: '',
      return_pickup: '3',
    })
  ).orderId;
const find = async (by: Browser, search: string) =>
  (await by.send('GET', '/api/v6/console/search', { query: { search } })).json();

describe('club staff’s search over everything', () => {
  it('CO-02 CO-40 finds their club’s orders by number and traveler, without the account, and no other order', async () => {
    const [own, foreign] = [await orderTo('1'), await orderTo('2')];
    const found = await find(pro, 'casey');
    expect(found.club_orders).toEqual([
      expect.objectContaining({ order_id: own, travelers: ['Casey Customer'] }),
    ]);
    expect(found.orders).toEqual([]);
    expect(JSON.stringify(found)).not.toMatch(/@|cents|1111/);
    const [{ display_id }] = found.club_orders;
    expect((await find(pro, display_id)).exact).toEqual({ kind: 'order', id: own });

    const { orders } = await find(admin, 'casey');
    const { display_id: number } = orders.find(({ order_id }: FoundOrder) => order_id === foreign);
    expect(await find(pro, number)).toMatchObject({ orders: [], club_orders: [], exact: null });
  });
});
