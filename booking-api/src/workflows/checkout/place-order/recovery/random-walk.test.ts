import fc from 'fast-check';
import { sql } from 'kysely';
import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { type Booking, checkOut, newKey, prepareBooking } from '../../../testing/booking.ts';
import { moneyProblems } from '../../../testing/money/money-problems.ts';
import { noPaymentsUnderWay } from '../../../testing/settled.ts';
import { startShop } from '../../../testing/shop.ts';
import { reconcile } from '../../reconcile/reconcile.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);

/** Events of one cart between its price and its order. */
const step = fc.constantFrom(
  'pay',
  'two tabs',
  'declined card',
  'answer lost',
  'answer and search lost',
  'gateway down',
  'same key again',
  'reconcile',
  'a minute passes',
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function apply(booking: Booking, what: Step, keys: string[], nonces: string[]): Promise<void> {
  const pay = async (card?: string) => {
    const [nonce, key] = [await shop.gateway.nonce(card), newKey()];
    nonces.push(nonce);
    keys.push(key);
    await checkOut(booking, { nonce, key });
  };
  if (what === 'pay') return pay();
  if (what === 'two tabs') return void (await Promise.all([pay(), pay()]));
  if (what === 'declined card') return pay('5105105105105100');
  if (what === 'reconcile') return reconcile(shop.ordering, 15);
  if (what === 'same key again') {
    const [nonce, key] = [nonces.at(-1), keys.at(-1)];
    if (nonce && key) await checkOut(booking, { nonce, key });
    return;
  }
  if (what === 'a minute passes') {
    await sql`update checkout_attempts set lease_until = lease_until - interval '60 s',
      asked_at = asked_at - interval '60 s'`.execute(shop.context.db);
    return;
  }
  const mode = what === 'gateway down' ? 'fail' : 'reset_after';
  await shop.gateway.fault({ operation: 'sale', mode });
  if (what === 'answer and search lost')
    await shop.gateway.fault({ operation: 'search', mode: 'fail', times: 2 });
  await pay();
  await shop.gateway.clear();
}

describe('any sequence of attempts and failures', () => {
  it('B3-2, B3-8, B3-9, B3-10: a cart ends with one order and exactly its payment', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        const booking = await prepareBooking(customer);
        const [keys, nonces]: [string[], string[]] = [[], []];
        await sql`delete from throttle`.execute(shop.context.db);
        for (const what of steps) await apply(booking, what, keys, nonces);
        await apply(booking, 'a minute passes', keys, nonces);
        await reconcile(shop.ordering, 15);
        await noPaymentsUnderWay(shop);
        // An attempt during another undecided one was refused until that one ended; now every attempt is
        // decided.
        await sql`delete from throttle`.execute(shop.context.db);
        await apply(booking, 'pay', keys, nonces);
        await noPaymentsUnderWay(shop);
        const orders = await shop.context.db
          .selectFrom('orders')
          .select('id')
          .where('cart_id', '=', booking.cartId)
          .execute();
        const open = await shop.context.db
          .selectFrom('checkout_attempts')
          .select(['id', 'state'])
          .where('cart_id', '=', booking.cartId)
          .where('state', 'not in', ['done', 'declined', 'settling', 'order_committed'])
          .execute();
        expect(orders).toHaveLength(1);
        expect(open).toEqual([]);
        expect(await moneyProblems(shop)).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });
});
