import '@testing-library/jest-dom';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { assistanceTopic } from '@sendahead/shared-contracts/page/assistance';
import {
  authorizationGivenEvent,
  authorizationWantedEvent,
} from '@sendahead/shared-contracts/page/authorization';
import { processPayment } from '@sendahead/shared-contracts/payments/calls';
import { userPaymentInfo } from '@sendahead/shared-contracts/payments/info-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentCard } from '../../../fragments/payment/payment-card.tsx';
import { customer } from '../../../testing/people.ts';
import { pass, startedWith } from '../../../testing/started.ts';

beforeAll(() =>
  Promise.all([
    import('../payment-methods.tsx'),
    import('./user-card.tsx'),
    import('../../../effects/read-saved-cards.ts'),
    import('../../refusal/why-refused.tsx'),
  ]),
);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => pass(ms));
const card = (id: string, number: string) => ({
  payment_method_id: id,
  credit_card_number: number,
  card_type: 'Visa',
  expiration: '12/2030',
});
const kept = answering(userPaymentInfo, {
  credit_card_number: 'XXXX4242',
  payment_method_id: 'pm_1',
  cards: [card('pm_1', 'XXXX4242'), card('pm_2', 'XXXX1881')],
  credits: { wallet_cents: cents(4000), ship_wallet_cents: cents(0) },
});

async function shown(
  answers: NonNullable<Parameters<typeof startedWith>[0]['answers']> = [],
  charges = true,
  kind: 'on_behalf' | 'takeover' = 'on_behalf',
) {
  const page = startedWith({ answers: [...answers, kept] });
  const wanted: unknown[] = [];
  const admin = page.host.page.bind('mf-admin');
  admin.events(authorizationWantedEvent).subscribe((event) => wanted.push(event));
  render(<PaymentCard store={page.checkout} host={page.host} />);
  await act(async () => {
    admin.publish(assistanceTopic, {
      kind,
      userId: 'usr_morgan',
      userEmail: 'morgan@club.test',
      userName: 'Morgan Member',
      charges,
    });
    page.complete(customer({ role: 'admin', onBehalfOf: kind === 'on_behalf' ? 'usr_morgan' : null }));
  });
  await wait(500);
  await wait(100);
  const region = within(screen.getByRole('region', { name: /^Payment/ }));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const choose = async (name: string) => {
    await user.click(region.getByRole('radio', { name }));
    await wait(0);
  };
  const authorize = async (authorizationId: string) => {
    await user.click(region.getByRole('button', { name: 'Authorize the charge' }));
    await act(async () => admin.publish(authorizationGivenEvent, { act: 'charge_card', authorizationId }));
    await wait(0);
  };
  const placeOrder = async () => {
    act(() => page.checkout.placeOrder());
    await wait(500);
  };
  const sent = () =>
    page.called('payments.process-payment').map(({ input }) => (input as { body: object }).body);
  return { ...page, region, user, wanted, choose, authorize, placeOrder, sent, admin };
}

describe('charging a card of the user', () => {
  it('PY-06 OPEN-39 chargeUserCreditCard names the chosen card and the authorization', async () => {
    const page = await shown();
    await page.choose('Morgan Member’s card');
    await page.choose('Visa XXXX1881');
    await page.authorize('sta_1');
    expect(page.wanted).toEqual([{ act: 'charge_card' }]);
    await page.placeOrder();
    expect(page.sent()[0]).toMatchObject({
      payment_method_type: 'chargeUserCreditCard',
      payment_method_id: 'pm_2',
      authorization_id: 'sta_1',
    });
  });

  it('CO-104 in a cart that was taken over the customer’s cards are offered, with texts about the customer, and none is saved for staff', async () => {
    const page = await shown([], true, 'takeover');
    expect(page.region.getByRole('group', { name: 'How does Morgan pay?' })).toBeInTheDocument();
    expect(page.region.queryByRole('checkbox', { name: /^Save this card/ })).toBeNull();
    expect(page.region.queryByText(/\b[Yy]our card\b/)).toBeNull();
    expect(page.called('payments.payment-info')).toEqual([]);
    await page.choose('Morgan Member’s card');
    await page.choose('Visa XXXX1881');
    await page.authorize('sta_1');
    await page.placeOrder();
    expect(page.sent()[0]).toMatchObject({ payment_method_id: 'pm_2', authorization_id: 'sta_1' });
  });

  it('PY-06 chargeOnFileCreditCard leaves the card to the server', async () => {
    const page = await shown();
    await page.choose('Morgan Member’s card on file');
    await page.authorize('sta_2');
    await page.placeOrder();
    expect(page.sent()[0]).toMatchObject({
      payment_method_type: 'chargeOnFileCreditCard',
      authorization_id: 'sta_2',
    });
    expect(page.sent()[0]).not.toHaveProperty('payment_method_id');
  });

  it('OPEN-56 no order is placed before it is authorized', async () => {
    const page = await shown();
    await page.choose('Morgan Member’s card');
    await page.placeOrder();
    expect(page.sent()).toEqual([]);
    expect(page.region.getByText(/Authorize the charge first/)).toBeInTheDocument();
  });

  it('OPEN-56 an authorization that the server refused is requested again', async () => {
    const old = answering(processPayment, () => {
      throw refusal(403, 'authorization_needed');
    });
    const page = await shown([old]);
    await page.choose('Morgan Member’s card');
    await page.authorize('sta_1');
    await page.placeOrder();
    expect(
      page.region.getByText(/Enter a reason before you charge this card or lower this price/),
    ).toBeInTheDocument();
    expect(page.region.getByRole('button', { name: 'Authorize the charge' })).toBeInTheDocument();
    expect(page.state().way.means).toBeNull();
  });

  it('OPEN-39 the user’s card is offered only to those with permission, and only while they book for somebody', async () => {
    const page = await shown([], false);
    expect(page.region.queryByRole('radio', { name: /Morgan Member/ })).not.toBeInTheDocument();
  });

  it('OPEN-66 the user’s card and its authorization end with the booking on behalf', async () => {
    const page = await shown();
    await page.choose('Morgan Member’s card');
    await page.authorize('sta_1');
    await act(async () => {
      page.admin.publish(assistanceTopic, { kind: 'none', userId: null, userEmail: null });
      page.page.session(customer({ role: 'admin' }));
    });
    await wait(500);
    expect(page.state().way.means).toBeNull();
    expect(page.region.queryByRole('radio', { name: /Morgan Member/ })).not.toBeInTheDocument();
  });

  it('TK-14 PR-09 PR-10 the price is requested again with the user’s credits and deductions', async () => {
    const page = await shown();
    expect(page.state().credits.holds).toEqual({ wallet_cents: 4000, ship_wallet_cents: 0 });
    const asked = () => page.called('pricing.ship-price');
    const before = asked().length;
    await act(async () =>
      page.admin.publish(assistanceTopic, {
        kind: 'on_behalf',
        userId: 'usr_morgan',
        userEmail: 'morgan@club.test',
        concessions: { comp_discount: '500' },
      }),
    );
    await wait(500);
    expect(asked()).toHaveLength(before + 1);
    expect(asked().at(-1)).toMatchObject({ input: { body: { comp_discount: '500' } } });
  });
});
