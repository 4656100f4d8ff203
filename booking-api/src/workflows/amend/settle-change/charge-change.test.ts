import { randomUUID } from 'node:crypto';
import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { signedInBrowser } from '../../../testing/server-per-file.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { gatewaySales } from '../../testing/money/money-problems.ts';
import { keepCard } from '../../testing/saved-card.ts';
import { noPaymentsUnderWay, settled } from '../../testing/settled.ts';
import { paidOrder, stepMails } from '../../testing/shipping.ts';
import { consoleShop } from '../console-orders/testing/console-shop.ts';
import { codeOf, near } from '../pay-link/testing/pay-links-in.ts';
import { settlingBy } from './testing/settling-staff.ts';

jest.setTimeout(120_000);
const { shop, customer, admin, pro, carrierAdmin, life } = consoleShop();
const member = signedInBrowser(shop, 'member');
checkBooksAfterEach(shop);
const { differenceOf, cardsOf, charge, totalOf, roundTrip } = settlingBy(admin);
let card = '';
beforeAll(async () => {
  card = await keepCard(shop, customer, 'usr_demo_customer');
});

const taken = async (amount: number): Promise<number> =>
  (await gatewaySales(shop.ledger)).filter(
    ({ amount_cents, status }) => amount_cents === amount && status !== 'voided',
  ).length;

/** What the bank answers from now on when the saved card is charged. */
const bankAnswers = (verification: string) =>
  shop.ledger.query(
    `update sandbox_gateway.vault set card = jsonb_set(card, '{verification}', to_jsonb($1::text)) where card->>'last4' = '1111'`,
    [verification],
  );

describe('a dearer change that staff charge to a saved card of the customer', () => {
  it('CO-112 the change is made with the payment, the customer reads what was charged and why, and History who did it', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer, near);
    const difference_cents = await differenceOf(orderId);
    expect((await cardsOf(orderId)).json().cards).toEqual([
      { payment_method_id: card, card_type: 'Visa', last4: '1111', expiration: '12/2030', paid_order: true },
    ]);
    const done = await charge(orderId, { difference_cents, payment_method_id: card });
    expect([done.statusCode, done.json()]).toEqual([200, { success: true }]);
    expect(await totalOf(orderId)).toBe(totalCents + difference_cents);
    await settled(shop, orderId);
    const name = 'changed.outbound.2';
    const mail = (await stepMails(shop, orderId, [name])).get(name);
    const amount = formatCents(cents(difference_cents));
    expect(mail?.text).toContain(`We charged ${amount} for the difference to Visa ending in 1111.`);
    expect(mail?.text).toContain('Asked for it on the phone.');
    const entries = (await life(orderId)) as { title: string; detail: string; by: string }[];
    expect(entries).toContainEqual(
      expect.objectContaining({
        title: `Customer’s card charged for the change: ${amount}`,
        by: 'Alex Admin',
      }),
    );
    expect(entries.find(({ title }) => title === `Order changed, ${amount} more`)).toMatchObject({
      by: 'Alex Admin',
      detail: expect.stringContaining('Asked for it on the phone.'),
    });
  });

  it('CO-112 two presses with one key charge once, and the same key pays for nothing else', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer, near);
    const difference_cents = await differenceOf(orderId);
    const before = await taken(difference_cents);
    const body = { difference_cents, payment_method_id: card, key: randomUUID() };
    const answers = await Promise.all([charge(orderId, body), charge(orderId, body), charge(orderId, body)]);
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
    for (const answer of answers)
      if (answer.statusCode !== 200) expect(['change_in_progress', 'recalc']).toContain(codeOf(answer));
    await noPaymentsUnderWay(shop);
    expect((await charge(orderId, body)).json()).toEqual({ success: true });
    expect(codeOf(await charge(orderId, { ...body, reason: 'Something else.' }))).toBe('key_reused');
    expect(await taken(difference_cents)).toBe(before + 1);
    expect(await totalOf(orderId)).toBe(totalCents + difference_cents);
  });

  it.each([
    ['declined', 'card_declined'],
    ['challenge', 'authentication_required'],
  ])(
    'CO-112 a card that the bank answers with %s changes nothing, and another key tries again',
    async (answers, error) => {
      const { orderId, totalCents } = await paidOrder(shop, customer, near);
      const difference_cents = await differenceOf(orderId);
      const body = { difference_cents, payment_method_id: card, key: randomUUID() };
      await bankAnswers(answers);
      for (const answer of [await charge(orderId, body), await charge(orderId, body)])
        expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'payment_refused', error }]);
      expect(await totalOf(orderId)).toBe(totalCents);
      await bankAnswers('ok');
      expect((await charge(orderId, { ...body, key: randomUUID() })).json()).toEqual({ success: true });
      expect(await totalOf(orderId)).toBe(totalCents + difference_cents);
    },
  );

  it.each(['error_after', 'reset_after'])(
    'CO-112 a charge whose answer is lost by %s is searched for at the gateway, and made once',
    async (mode) => {
      const { orderId, totalCents } = await paidOrder(shop, customer, near);
      const difference_cents = await differenceOf(orderId);
      const before = await taken(difference_cents);
      const body = { difference_cents, payment_method_id: card, key: randomUUID() };
      await shop.gateway.fault({ operation: 'sale', mode });
      expect((await charge(orderId, body)).json()).toEqual({ success: true });
      expect((await charge(orderId, body)).json()).toEqual({ success: true });
      expect(await taken(difference_cents)).toBe(before + 1);
      expect(await totalOf(orderId)).toBe(totalCents + difference_cents);
    },
  );

  it('CO-112 one leg is charged too', async () => {
    const { orderId, totalCents, difference_cents } = await roundTrip(shop, customer);
    const done = await charge(orderId, { leg: 'outbound', difference_cents, payment_method_id: card });
    expect(done.json()).toEqual({ success: true });
    expect(await totalOf(orderId)).toBe(totalCents + difference_cents);
  });

  it('attack 155: no other amount, card, person or order is charged, and nobody who may not', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer, near);
    const difference_cents = await differenceOf(orderId);
    const body = { difference_cents, payment_method_id: card };
    expect(codeOf(await charge(orderId, { ...body, difference_cents: difference_cents - 100 }))).toBe(
      'recalc',
    );
    expect((await charge(orderId, { ...body, customer_agreed: false })).statusCode).toBe(400);
    expect((await charge(orderId, { ...body, reason: ' ' })).statusCode).toBe(400);
    const theirs = await keepCard(shop, member, 'usr_demo_member');
    expect(codeOf(await charge(orderId, { ...body, payment_method_id: theirs }))).toBe(
      'payment_method_not_found',
    );
    for (const browser of [customer, pro, carrierAdmin, member])
      expect((await charge(orderId, body, browser)).statusCode).toBe(403);
    expect((await cardsOf(orderId, pro)).statusCode).toBe(403);
    const own = await paidOrder(shop, admin, near);
    expect(codeOf(await charge(own.orderId, body))).toBe('action_not_allowed');
    expect(codeOf(await cardsOf(own.orderId))).toBe('action_not_allowed');
    expect(await totalOf(orderId)).toBe(totalCents);
  });
});
