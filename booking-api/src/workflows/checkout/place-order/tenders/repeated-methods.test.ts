import { until } from '../../../../testing/until.ts';
import { newKey } from '../../../testing/booking.ts';
import { attemptsOfEveryType, type Payers, type Ready, startPayers } from '../../../testing/every-method.ts';
import { gatewaySales, moneyProblems } from '../../../testing/money/money-problems.ts';
import { noPaymentsUnderWay } from '../../../testing/settled.ts';
import { type Shop, startShop } from '../../../testing/shop.ts';

let shop: Shop;
let payers: Payers;
let attempts: Ready[];
beforeAll(async () => {
  shop = await startShop();
  payers = await startPayers(shop, 2);
  attempts = await attemptsOfEveryType(shop, payers);
});
afterAll(() => shop.close());

const make = ({ booking, body, path }: Ready, key: string) =>
  booking.browser.send('POST', path, {
    headers: { 'x-cart-token': booking.token, 'idempotency-key': key },
    body,
  });

describe('every payment method type, repeated under one key', () => {
  it.each(Array.from({ length: 13 }, (_, index) => index))(
    'B3-1, B3-2: five attempts with one key and five with different keys are one order (type %i)',
    async (index) => {
      const ready = attempts[index];
      if (!ready) throw new Error('a type is missing');
      const before = (await gatewaySales(shop.ledger)).length;
      const keys = [...Array(5).fill(ready.key), ...Array.from({ length: 5 }, newKey)];
      const answers = await Promise.all(
        keys.map((key) =>
          until(async () => {
            const answer = await make(ready, key);
            return answer.statusCode === 409 ? undefined : answer;
          }),
        ),
      );
      const bodies = answers.map((answer) => answer.json());
      expect(bodies.filter(({ status }) => status !== true)).toEqual([]);
      expect(bodies.filter(({ error }) => error === null).length).toBeGreaterThanOrEqual(1);
      expect(new Set(bodies.map(({ order_id }) => order_id)).size).toBe(1);
      expect(new Set(answers.slice(0, 5).map(({ body }) => body)).size).toBe(1);
      const placed = await shop.context.db
        .selectFrom('checkout_attempts')
        .select('id')
        .where('cart_id', '=', ready.booking.cartId)
        .where('outcome', '=', 'placed')
        .execute();
      expect(placed).toHaveLength(1);
      expect((await gatewaySales(shop.ledger)).length - before).toBeLessThanOrEqual(1);
      await noPaymentsUnderWay(shop);
      expect(await moneyProblems(shop)).toEqual([]);
    },
  );
});
