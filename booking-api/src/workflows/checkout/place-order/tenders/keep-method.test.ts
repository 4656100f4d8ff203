import { sql } from 'kysely';
import { listMigrations } from '../../../../platform/database/migrations.ts';
import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { checkOut, prepareBooking } from '../../../testing/booking.ts';
import { checkBooksAfterEach } from '../../../testing/check-books-after-each.ts';
import { startShop } from '../../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const pro = signedInBrowser(shop, 'pro');
const admin = signedInBrowser(shop, 'admin');
checkBooksAfterEach(shop);
beforeEach(() => shop.context.db.deleteFrom('payment_methods').execute());

describe('the account that saves a payment method', () => {
  const keptNow = () =>
    shop.context.db
      .selectFrom('payment_methods')
      .select(['user_id', 'kind'])
      .where('removed_at', 'is', null)
      .execute();
  const ofCard = () => shop.gateway.nonce();
  const ofPayPal = () => shop.gateway.walletNonce('paypal');

  it.each([
    ['pro', 'NewCard', ofCard, 'credit_card'],
    ['pro', 'paypal', ofPayPal, 'paypal_account'],
    ['admin', 'NewCard', ofCard, 'credit_card'],
  ] as const)(
    'attack 46: a %s who books for a customer and saves the %s saves it for their own account',
    async (name, type, nonce, kind) => {
      await withCustomerOfClub(async () => {
        const payer = name === 'pro' ? pro : admin;
        const booking = await prepareBooking(payer, {}, 'usr_demo_customer');
        const paid = await checkOut(booking, {
          nonce: await nonce(),
          body: { payment_method_type: type, store_card_information: 'true' },
        });
        expect(paid.json()).toMatchObject({ status: true });
        expect(await keptNow()).toEqual([{ user_id: `usr_demo_${name}`, kind }]);
        const seen = (await customer.send('GET', '/refactor/ship/payment_info')).json();
        expect(seen.cards).toEqual([]);
        const [own] = (await payer.send('GET', '/refactor/ship/payment_info')).json().cards;
        const again = await checkOut(await prepareBooking(payer), {
          body: { payment_method_type: 'previousCard', payment_method_id: own.payment_method_id },
        });
        expect(again.json()).toMatchObject({ status: true });
      });
    },
  );

  it('attack 46: PayPal is saved for no one who did not ask', async () => {
    const booking = await prepareBooking(customer);
    const paid = await checkOut(booking, {
      nonce: await ofPayPal(),
      body: { payment_method_type: 'paypal' },
    });
    expect(paid.json()).toMatchObject({ status: true });
    expect(await keptNow()).toEqual([]);
  });

  it('attack 46: the migration removes only methods that were saved for others', async () => {
    const { db } = shop.context;
    const keep = async (payer: typeof admin, onBehalfOf?: string) =>
      checkOut(await prepareBooking(payer, {}, onBehalfOf), {
        nonce: await ofCard(),
        body: { store_card_information: 'true' },
      });
    await keep(customer);
    await keep(admin, 'usr_demo_customer');
    await db
      .updateTable('payment_methods')
      .set({ user_id: 'usr_demo_customer' })
      .where('user_id', '=', 'usr_demo_admin')
      .execute();
    const own = (await customer.send('GET', '/refactor/ship/payment_info')).json().cards.at(-1);
    const migration = listMigrations().find(({ name }) => name.startsWith('0797'));
    await sql.raw(migration?.sql ?? '').execute(db);
    expect((await customer.send('GET', '/refactor/ship/payment_info')).json().cards).toEqual([own]);
  });

  /** A pro user books only for members of their club. */
  async function withCustomerOfClub(work: () => Promise<void>): Promise<void> {
    const belongsTo = (club_id: number | null) =>
      shop.context.db.updateTable('users').set({ club_id }).where('id', '=', 'usr_demo_customer').execute();
    await belongsTo(1);
    await work().finally(() => belongsTo(null));
  }
});
