import { answering, type FakeAnswer, fakeApi, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { openChangeCart } from '@sendahead/shared-contracts/orders/change-calls';
import { readOrder } from '@sendahead/shared-contracts/orders/life-calls';
import type { OrderAct } from '@sendahead/shared-contracts/orders/states';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Cart } from './cart.ts';
import type { CartCredentials } from './cart-credentials.ts';
import { changesOrder, followOrderToChange } from './order-to-change.ts';

const open = { id: 'crt_9', display_id: 'SA-9', cart_token: 'token-9' };
const order = (...allowed_actions: OrderAct[]): FakeAnswer =>
  answering(readOrder, {
    order: {
      order_id: 'ord_1',
      display_id: 'SA-1',
      state: 'placed',
      placed_at: '2026-11-24T12:00:00.000Z',
      from: 'Austin, TX',
      to: 'Orlando, FL',
      pickup_date: calendarDate('2026-12-14'),
      arrival_date: calendarDate('2026-12-17'),
      items: 1,
      total_cents: cents(12_495),
      allowed_actions,
    },
    shipments: [],
  });

function following(answers: FakeAnswer[], present: CartCredentials | null = null, hash = '') {
  const taken: CartCredentials[] = [];
  const api = fakeApi(...answers);
  const cart = { present: () => present, take: (next: CartCredentials) => void taken.push(next) } as Cart;
  const urls: unknown[] = [];
  const page = {
    location: { hash, pathname: '/ship', search: '?change_order=ord_1' } as Location,
    history: {
      state: null,
      replaceState: (...[, , to]: Parameters<History['replaceState']>) => void urls.push(to),
    } as unknown as History,
  };
  const change = followOrderToChange({ orderId: 'ord_1', cart, api, page, report: () => undefined });
  return { change, taken, api, urls };
}

describe('a page that changes an order', () => {
  it.each([
    ['?change_order=ord_1', 'ord_1'],
    ['?change_order=', null],
    ['?change_order=%22%3E', null],
    ['', null],
  ])('CH-01 the page reads the order from its address: %s', (search, id) => {
    expect(changesOrder(search)).toBe(id);
  });

  it("CH-18 the page begins with staff's input, and removes it from the address", async () => {
    const change = { destination: { address: '2 Main St' } };
    const hash = `#${new URLSearchParams({ change: JSON.stringify(change) })}`;
    const before = { id: 'crt_1', displayId: 'SA-1', token: 'old' };
    const page = following([order('change'), answering(openChangeCart, open)], before, hash);
    expect(await page.change?.opened).toEqual({ displayId: 'SA-1' });
    expect(page.urls).toEqual(['/ship?change_order=ord_1']);
    expect(page.api.calls.at(-1)).toMatchObject({ input: { body: { change } } });
    expect(page.taken).toHaveLength(1);
  });

  it('CH-01 the page opens a cart that changes the order', async () => {
    const page = following([order('change'), answering(openChangeCart, open)]);
    expect(await page.change?.opened).toEqual({ displayId: 'SA-1' });
    expect(page.taken).toEqual([{ id: 'crt_9', displayId: 'SA-9', token: 'token-9' }]);
  });

  it("CH-01 the page continues with the tab's existing cart", async () => {
    const page = following([order('change')], { id: 'crt_9', displayId: 'SA-9', token: 'token-9' });
    expect(await page.change?.opened).toEqual({ displayId: 'SA-1' });
    expect(page.taken).toEqual([]);
  });

  it('CH-04 the page opens no cart when the order may not be changed, and says so', async () => {
    expect(await following([order('cancel')]).change?.opened).toEqual({ refused: 'action_not_allowed' });
    const gone = following([
      answering(readOrder, () => {
        throw refusal(404, 'order_not_found');
      }),
    ]);
    expect(await gone.change?.opened).toEqual({ refused: 'order_not_found' });
  });
});
