import { holidayTermsAcceptedEvent } from '@sendahead/shared-contracts/accounts/holiday-terms-topics';
import { trackedEvent } from '@sendahead/shared-contracts/analytics/topics';
import { refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { checkoutTopic, orderPlacedEvent } from '@sendahead/shared-contracts/payments/topics';
import { paymentFailures } from '../copy/payment-failure.ts';
import { done, paying, refused } from '../testing/payment-answers.ts';
import { pass, readyPage, started } from '../testing/started.ts';
import { bodies, pay } from './testing/order-bodies.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('placing an order', () => {
  it('PY-11 PY-19 PY-21 an order sends the form, the quote and the nonce, and no card data', async () => {
    const page = await readyPage();
    page.checkout.store.dispatch({ type: 'store-card-chosen', store: true });
    page.checkout.placeOrder();
    await pass(0);
    expect(bodies(page)).toHaveLength(1);
    expect(bodies(page)[0]).toMatchObject({
      cart_id: 'cart_1',
      quote_id: 'quote_12900',
      payment_method_type: 'NewCard',
      payment_method_nonce: 'nonce-1',
      store_card_information: true,
      'billing-zip-code': '78701',
      'billing-country': 'US',
    });
    expect(
      Object.keys(bodies(page)[0] ?? {}).filter((name) => /card-number|security|expiration/.test(name)),
    ).toEqual([]);
  });

  it('PY-15 PY-16 publishes the order once and opens the receipt after 1 s', async () => {
    const page = await readyPage();
    const received: unknown[] = [];
    const shell = page.host.page.bind('shell');
    shell.events(trackedEvent).subscribe((event) => received.push(event));
    shell.events(orderPlacedEvent).subscribe((event) => received.push(event));
    page.checkout.placeOrder();
    await pass(999);
    // The shell counts every published order: publishing it twice would count it twice.
    expect(received).toEqual([{ orderId: 'ord_1', valueCents: 12_900, currency: 'USD' }]);
    expect(page.visited).toEqual([]);
    await pass(1);
    expect(page.visited).toEqual(['/payments/receipt?user&order_id=ord_1&utm_nooverride=1']);
    expect(page.host.troubles).toEqual([]);
  });

  it('PY-04 PY-05 an order is in progress from the attempt to the answer, ignores further attempts, and can be retried after a refusal', async () => {
    const page = await readyPage({ answers: [paying(refused('card_declined'))] });
    const phases: string[] = [];
    page.host.page
      .bind('shell')
      .state(checkoutTopic)
      .subscribe(({ phase }) => phases.push(phase));
    page.checkout.placeOrder();
    page.checkout.placeOrder();
    page.provider.pressEnter();
    await pass(0);
    expect([phases, page.called(pay).length]).toEqual([['idle', 'in_progress', 'idle'], 1]);
  });

  it.each([
    ['pickup_time_over', 5],
    ['same_day_delivery_over', 20],
  ] as const)('ER-22 ER-23 tells %s for %i s', async (code, seconds) => {
    const page = await readyPage({ answers: [paying(refused(code), done)] });
    page.checkout.placeOrder();
    await pass(0);
    expect(page.alerts).toEqual([`${seconds}: ${paymentFailures[code]}`]);
  });

  it('ER-18 a declined card is reported in the payment card, all input is kept, and the next attempt uses a new key and nonce', async () => {
    const page = await readyPage({ answers: [paying(refused('card_declined'), done)] });
    const before = page.state();
    page.checkout.placeOrder();
    await pass(0);
    expect(page.state().placing).toEqual({ phase: 'refused', code: 'card_declined' });
    expect(page.alerts).toEqual([]);
    expect([page.state().card, page.state().page]).toEqual([before.card, before.page]);
    page.checkout.placeOrder();
    await pass(0);
    expect(page.keysSent).toEqual(['key-1', 'key-2']);
    expect(bodies(page).map((body) => body.payment_method_nonce)).toEqual(['nonce-1', 'nonce-2']);
    expect(page.state().placing.phase).toBe('placed');
  });

  it('PY-19 a card that the bank wants confirmed is checked once, and pays with the new nonce under a new key', async () => {
    const page = await readyPage({ answers: [paying(refused('authentication_required'), done)] });
    page.checkout.placeOrder();
    await pass(0);
    expect(page.provider.said.filter((word) => /tokenize|challenge/.test(word))).toEqual([
      'tokenize',
      'tokenize',
      'challenge nonce-2 12900',
    ]);
    expect(bodies(page).map((body) => body.payment_method_nonce)).toEqual(['nonce-1', 'nonce-confirmed']);
    expect(page.keysSent).toEqual(['key-1', 'key-2']);
    expect(page.alerts).toEqual([]);
    expect(page.state().placing.phase).toBe('placed');
  });

  it.each([
    ['cancelled', 'payment_left'],
    ['refused', 'bank_check_failed'],
    ['failed', 'tokenization_failed'],
  ] as const)(
    'ER-18 a bank’s check that was %s charges nothing, is reported, and can be retried',
    async (code, received) => {
      const page = await readyPage({ answers: [paying(refused('authentication_required'), done)] });
      page.provider.challenged = { ok: false, code };
      page.checkout.placeOrder();
      await pass(0);
      expect(bodies(page)).toHaveLength(1);
      expect(page.state().placing).toEqual({ phase: 'refused', code: received });
      page.checkout.placeOrder();
      await pass(0);
      expect(page.state().placing.phase).toBe('placed');
    },
  );

  it('TL-26 an order that waits for the holiday terms is placed once, as soon as they are accepted', async () => {
    const page = await readyPage({ answers: [paying(refusal(422, 'holiday_terms_required'), done)] });
    const accepted = () => page.host.page.bind('mf-services').publish(holidayTermsAcceptedEvent, {});
    accepted();
    await pass(0);
    expect(bodies(page)).toHaveLength(0);
    page.checkout.placeOrder();
    await pass(0);
    expect(page.state().placing).toMatchObject({ code: 'holiday_terms_required' });
    accepted();
    accepted();
    await pass(0);
    expect(page.keysSent).toEqual(['key-1', 'key-2']);
    expect(page.state().placing.phase).toBe('placed');
  });

  it('PY-07 an attempt with missing data makes every section show its errors, and sends nothing', async () => {
    const page = started();
    page.page.session({ role: 'guest', user: null, acceptedTerms: false, onBehalfOf: null });
    page.checkout.placeOrder();
    page.checkout.placeOrder();
    await pass(1000);
    expect([page.asked.validation, page.called(pay).length, page.state().account.dialog]).toEqual([
      2,
      0,
      'none',
    ]);
  });

  it('ER-20 says that the card could not be processed', async () => {
    const page = await readyPage();
    page.provider.outcome = { ok: false, code: 'failed' };
    page.checkout.placeOrder();
    await pass(0);
    expect([page.state().placing, page.called(pay).length]).toEqual([
      { phase: 'refused', code: 'tokenization_failed' },
      0,
    ]);
  });

  it('ER-18 says that the card’s details were not accepted, until they are corrected', async () => {
    const page = await readyPage();
    page.provider.outcome = { ok: false, code: 'fields' };
    page.checkout.placeOrder();
    await pass(0);
    expect(page.state().placing).toEqual({ phase: 'refused', code: 'card_fields' });
    const typed = (valid: boolean) =>
      page.checkout.store.dispatch({ type: 'card-changed', fields: { valid, cardType: 'Visa', errors: {} } });
    typed(false);
    expect(page.state().placing).toMatchObject({ phase: 'refused', code: 'card_fields' });
    typed(true);
    expect(page.state().placing.phase).toBe('idle');
  });

  it('ER-21 refuses a prepaid card before anything is sent if the flags forbid it, and accepts it otherwise', async () => {
    for (const block_prepaid_cards of [true, false]) {
      const page = await readyPage({ flags: { block_prepaid_cards } });
      page.provider.outcome = { ok: true, nonce: 'prepaid', prepaid: true };
      page.checkout.placeOrder();
      await pass(0);
      const { placing } = page.state();
      expect(placing.phase === 'refused' && placing.code === 'prepaid_refused').toBe(block_prepaid_cards);
      expect(page.called(pay)).toHaveLength(block_prepaid_cards ? 0 : 1);
    }
  });
});

describe('a bill to another country', () => {
  it.each([
    ['AU', '2000'],
    ['HK', undefined],
  ])('PY-21 a bill to %s is sent with the code %s', async (country, zip) => {
    const page = await readyPage();
    page.checkout.store.dispatch({ type: 'billing-typed', field: 'country', text: country });
    page.checkout.store.dispatch({ type: 'billing-typed', field: 'zip', text: zip ?? '' });
    page.checkout.placeOrder();
    await pass(0);
    expect(bodies(page)).toHaveLength(1);
    expect(bodies(page)[0]?.['billing-zip-code']).toBe(zip);
    expect(bodies(page)[0]?.['billing-country']).toBe(country);
  });
});
