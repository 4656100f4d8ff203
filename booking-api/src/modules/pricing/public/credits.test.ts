import { card50, card200, pricedBy } from './testing/priced-by.ts';

const asked = pricedBy();
const { price } = asked;

const deductions = (body: { orders: { line_items: { kind: string; amount_cents: number }[] }[] }) =>
  body.orders[0]?.line_items
    .filter(({ amount_cents }) => amount_cents < 0)
    .map(({ kind, amount_cents }) => [kind, amount_cents]);

describe('credits and gift cards as payment', () => {
  it('EN-06, EP-26 accept the card in the field of the shipment form as well as in that of the price', async () => {
    const body = (await price({ 'gift-card': card50 })).json();
    expect(body.gift_cards).toEqual([{ code_end: '0050', amount_cents: 5000 }]);
    expect((await price({ 'gift-card': card50, gift_card: card50 })).json().gift_cards).toHaveLength(1);
  });

  it('OPEN-37, PR-08, PR-09 credits apply in order: coupon, gift cards, ship wallet, wallet', async () => {
    const body = (
      await price({
        coupon: 'WELCOME10',
        gift_card: card50,
        ship_wallet_creadits: '2500',
        wallet_creadits: '4000',
      })
    ).json();
    expect(deductions(body)).toEqual([
      ['coupon', -1100],
      ['gift_card', -5000],
      ['credit', -2500],
      ['credit', -(12_495 - 1100 - 5000 - 2500)],
    ]);
    expect(body).toMatchObject({
      final_price_cents: 0,
      gift_cards: [{ code_end: '0050', amount_cents: 5000 }],
      ship_wallet_creadits: 2500,
      wallet_creadits: 3895,
      not_much_credit: false,
      not_greator_credits: false,
      minus_amount: false,
    });
  });

  it('OPEN-37 credits stop at 0, and an unneeded amount remains in the balance', async () => {
    const body = (await price({ gift_card: `${card200}, ${card50}`, wallet_creadits: '4000' })).json();
    expect(body.gift_cards).toEqual([{ code_end: '0200', amount_cents: 12_495 }]);
    expect(body).toMatchObject({ final_price_cents: 0, wallet_creadits: 0, not_greator_credits: true });
    expect(body.zero_cents_penalty).toEqual(expect.stringContaining('You pay nothing now'));
  });

  it('ER-14 zero_cents_penalty warns of a price of zero, but not when a club is billed', async () => {
    expect((await price({})).json().zero_cents_penalty).toBeNull();
    const club = (await price({ gift_card: card200, payment_method: 'clubBilling' })).json();
    expect(club).toMatchObject({ final_price_cents: 0, zero_cents_penalty: null });
  });

  it('OPEN-35 credits are reported when missing, not needed or negative, and none is used', async () => {
    const flags = async (body: object, browser = asked.customer) => {
      const { not_much_credit, not_greator_credits, minus_amount, final_price_cents } = (
        await price(body, browser)
      ).json();
      return [not_much_credit, not_greator_credits, minus_amount, final_price_cents];
    };
    expect(await flags({ wallet_creadits: '4001' })).toEqual([true, false, false, 12_495]);
    expect(await flags({ wallet_creadits: '100' }, asked.guest)).toEqual([true, false, false, 12_495]);
    expect(await flags({ wallet_creadits: '-100' })).toEqual([false, false, true, 12_495]);
    expect(await flags({ wallet_creadits: '' })).toEqual([false, false, false, 12_495]);
  });

  it.each(['1e3', 'NaN', '1.5', '0x10', '999999999', ' 5'])(
    'credits are refused for %j (attack 10)',
    async (wallet_creadits) => {
      const answer = await price({ wallet_creadits });
      expect([answer.statusCode, answer.json().fields[0].path]).toEqual([400, 'wallet_creadits']);
    },
  );

  it('attack 16: every gift card that does not pay gets the same answer, and after ten no answer', async () => {
    await asked.server.context.db
      .insertInto('gift_cards')
      .values([
        {
          code_hash: Buffer.from('old'),
          code_end: 'OLD1',
          initial_cents: 1,
          balance_cents: 1,
          expires_on: '2020-01-01',
        },
      ])
      .execute();
    const wrong = await price({ gift_card: 'SENDAHEAD-0000-0000-0000-0000' }, asked.guest);
    expect(wrong.json()).toMatchObject({
      gift_cards: [],
      gift_card_error: 'This gift card isn’t valid or has no balance left.',
      final_price_cents: 12_495,
    });
    for (let tries = 0; tries < 12; tries += 1) await price({ gift_card: `GUESS-${tries}` }, asked.guest);
    const after = await Promise.all(
      ['GUESS-X', card50].map((gift_card) => price({ gift_card }, asked.guest)),
    );
    expect(after.map(isClosed)).toEqual([true, true]);
    expect((await price({}, asked.guest)).statusCode).toBe(200);
  });
});

/** Whether a price was returned without checking its gift cards. */
const isClosed = (answer: { json(): { gift_card_wait_until: string | null; gift_cards: unknown[] } }) =>
  answer.json().gift_card_wait_until !== null && answer.json().gift_cards.length === 0;

describe('gift cards', () => {
  it('PR-08 gift cards return for each code, in the order of the request, its balance and the amount used', async () => {
    const wrong = 'SENDAHEAD-0000-0000-0000-0000';
    const body = (await price({ gift_card: `${card50} ${wrong} ${card200.toLowerCase()}` })).json();
    expect(body.gift_card_codes).toEqual([
      { code_end: '0050', balance_cents: 5000, amount_cents: 5000 },
      { code_end: '0000', balance_cents: null, amount_cents: 0 },
      { code_end: '0200', balance_cents: 20_000, amount_cents: 12_495 - 5000 },
    ]);
    expect(body.final_price_cents).toBe(0);
  });

  it('PR-08 gift cards pay once when a code is sent twice, once in lower case', async () => {
    const body = (await price({ gift_card: `${card50} ${card50.toLowerCase()}` })).json();
    expect(body.gift_cards).toEqual([{ code_end: '0050', amount_cents: 5000 }]);
    expect(body.final_price_cents).toBe(12_495 - 5000);
  });

  it('PR-08 gift cards in the coupon field are reported as gift cards, and pay nothing there', async () => {
    const body = (await price({ coupon: card50 })).json();
    expect(body).toMatchObject({ coupon_is_gift_card: true, gift_cards: [], final_price_cents: 12_495 });
    expect((await price({ coupon: 'OLD-COUPON' })).json().coupon_is_gift_card).toBe(false);
  });

  it('attack 16: gift cards have the same limit of checks in the coupon field as in their own', async () => {
    const stranger = await asked.server.browser();
    const guess = (at: number) => ({ coupon: `SENDAHEAD-0000-0000-0000-${1000 + at}` });
    const codes = [];
    for (let at = 0; at < 12; at += 1) codes.push((await price(guess(at), stranger)).json());
    const asCoupon = (await price({ coupon: card50 }, stranger)).json();
    expect([...codes, asCoupon].map(({ coupon_is_gift_card }) => coupon_is_gift_card)).not.toContain(true);
    expect(isClosed(await price({ gift_card: card50 }, stranger))).toBe(true);
  });
});
