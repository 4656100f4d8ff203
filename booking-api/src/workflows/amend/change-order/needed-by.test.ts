import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import { testInstant } from '../../../testing/test-app.ts';
import { paidOrder } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop, 'customer', 'each');

const send = (orderId: string, path: string, body: object) =>
  customer.send('POST', `/api/v6/orders/${orderId}/${path}`, { body });
const legsOf = async (orderId: string) =>
  (await customer.send('GET', `/api/v6/orders/${orderId}`)).json().legs as {
    pickup_date: string;
    needed_by?: string;
  }[];
const daysOf = async (orderId: string) =>
  (await legsOf(orderId)).map(({ pickup_date, needed_by }) => [pickup_date, needed_by ?? null]);

describe('the day by which a changed order is needed', () => {
  it('CH-26 moves the pickup and the day by which the bags are needed in one change', async () => {
    const { orderId } = await paidOrder(shop, customer, { trip_plan: { arrive_by: '2026-12-04' } });
    const change = { pickup_date: '2026-12-02', needed_by: '2026-12-11' };
    const { difference_cents } = (await send(orderId, 'change/price', change)).json();
    expect((await send(orderId, 'change', { change, difference_cents })).statusCode).toBe(200);
    expect(await daysOf(orderId)).toEqual([['2026-12-02', '2026-12-11']]);
  });

  it('CH-26 moves only the day by which the bags are needed, at no cost and with the same labels', async () => {
    const { orderId } = await paidOrder(shop, customer, { trip_plan: { arrive_by: '2026-12-04' } });
    const before = await legsOf(orderId);
    const change = { needed_by: '2026-12-11' };
    expect((await send(orderId, 'change', { change, difference_cents: 0 })).statusCode).toBe(200);
    expect(await legsOf(orderId)).toEqual([{ ...before[0], needed_by: '2026-12-11' }]);
    expect((await send(orderId, 'change/price', change)).json().code).toBe('nothing_to_change');
  });

  it('CH-26 moves one leg with the day by which it is needed, and keeps the day of the other leg', async () => {
    const trip_plan = { arrive_by: '2026-12-04', return_arrive_by: '2026-12-18' };
    const { orderId } = await paidOrder(shop, customer, { ...roundTripForm, trip_plan });
    const [there, back] = await daysOf(orderId);
    const change = { pickup_date: '2026-12-15', needed_by: '2026-12-22' };
    const { difference_cents } = (await send(orderId, 'legs/return/change/price', change)).json();
    const answer = await send(orderId, 'legs/return/change', { ...change, difference_cents });
    expect(answer.statusCode).toBe(200);
    expect([back?.[1], await daysOf(orderId)]).toEqual(['2026-12-18', [there, ['2026-12-15', '2026-12-22']]]);
  });

  it.each([
    ['change/price', { needed_by: '2026-12-01' }, 'needed_by'],
    [
      'change/price',
      { return_pickup_date: '2026-12-16', return_needed_by: '2026-12-15' },
      'return_needed_by',
    ],
    ['legs/return/change/price', { pickup_date: '2026-12-16', needed_by: '2026-12-15' }, 'needed_by'],
  ])('CH-26 refuses bags that are needed before they are picked up: %s %j', async (path, change, field) => {
    const { orderId } = await paidOrder(shop, customer, roundTripForm);
    const pickup = path.startsWith('change') && 'needed_by' in change ? { pickup_date: '2026-12-02' } : {};
    const answer = await send(orderId, path, { ...pickup, ...change });
    expect(answer.json()).toMatchObject({ code: 'invalid', fields: [{ path: field, code: 'too_early' }] });
  });
});
