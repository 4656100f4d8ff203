import '@testing-library/jest-dom';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { paymentInfo, removePaymentMethod } from '@sendahead/shared-contracts/payments/info-calls';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentCard } from '../../fragments/payment/payment-card.tsx';
import { customer, guest } from '../../testing/people.ts';
import { pass, startedWith } from '../../testing/started.ts';

beforeAll(() => Promise.all([import('./saved-cards.tsx'), import('../../effects/read-saved-cards.ts')]));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => pass(ms));
const visa = {
  payment_method_id: 'pm_visa',
  credit_card_number: 'XXXX4242',
  card_type: 'Visa',
  expiration: '12/2030',
};
const old = {
  payment_method_id: 'pm_old',
  credit_card_number: 'XXXX0005',
  card_type: 'American Express',
  expiration: '10/2026',
};
const keeping = (...cards: (typeof visa)[]) =>
  answering(paymentInfo, { methods: ['NewCard', 'previousCard'], current_method: null, cards });

async function shown(options: Parameters<typeof startedWith>[0] = {}, session = customer()) {
  const page = startedWith(options);
  render(<PaymentCard store={page.checkout} host={page.host} />);
  act(() => page.complete(session));
  await wait(500);
  await wait(0);
  const card = within(screen.getByRole('region', { name: /^Payment/ }));
  return { ...page, card, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
const sentBody = (page: { called(name: string): { input: unknown }[] }) =>
  page.called('payments.process-payment').map(({ input }) => (input as { body: object }).body)[0];

describe('the cards that an account keeps', () => {
  it('PY-22 saved cards are shown as XXXX with their last digits; a saved card is chosen first and pays without card fields', async () => {
    const { card, ...page } = await shown({ answers: [keeping(visa)] });
    const kept = card.getByRole('radio', { name: 'Visa XXXX4242' });
    expect(kept).toBeChecked();
    expect(kept).toHaveAccessibleDescription('Expires 12/2030');
    expect(page.called('payments.client-token')).toHaveLength(0);
    act(() => page.checkout.placeOrder());
    await wait(0);
    expect(sentBody(page)).toMatchObject({
      payment_method_type: 'previousCard',
      payment_method_id: 'pm_visa',
      store_card_information: false,
    });
    expect(sentBody(page)).not.toHaveProperty('payment_method_nonce');
    expect(page.state().placing.phase).toBe('placed');
  });

  it('PY-21 another card can be typed, and its input is kept when the saved one is shown again', async () => {
    const { card, user, provider, state } = await shown({ answers: [keeping(visa)] });
    await user.click(card.getByRole('radio', { name: 'Another card' }));
    await wait(0);
    act(() => provider.type(true));
    await user.type(card.getByRole('textbox', { name: /Billing zip code/ }), '78701');
    await user.click(card.getByRole('radio', { name: 'Visa XXXX4242' }));
    await user.click(card.getByRole('radio', { name: 'Another card' }));
    expect(card.getByRole('textbox', { name: /Billing zip code/ })).toHaveValue('78701');
    expect(state().card.fields.valid).toBe(true);
  });

  it('an expired card is shown, but cannot be chosen', async () => {
    const { card } = await shown({ answers: [keeping(old)] });
    const expired = card.getByRole('radio', { name: 'American Express XXXX0005' });
    expect(expired).toBeDisabled();
    expect(expired).toHaveAccessibleDescription('Expired 10/2026');
    expect(card.getByRole('radio', { name: 'Another card' })).toBeChecked();
  });

  it('VL-50 a billing zip shorter than 5 is cleared when it is left, and a complete one is sent', async () => {
    const { card, user, ...page } = await shown({ answers: [keeping(visa)] });
    const zip = card.getByRole('textbox', { name: /Billing zip code/ });
    await user.type(zip, '787');
    await user.tab();
    expect(zip).toHaveValue('');
    await user.type(zip, '78701');
    await user.tab();
    expect(zip).toHaveValue('78701');
    act(() => page.checkout.placeOrder());
    await wait(0);
    expect(sentBody(page)).toMatchObject({ 'billing-zip-code': '78701' });
  });

  it('a saved card is removed after a confirmation, and the next payment method replaces it', async () => {
    const { card, user, called } = await shown({
      answers: [keeping(visa), answering(removePaymentMethod, { success: true })],
    });
    await user.click(card.getByRole('button', { name: 'Remove Visa XXXX4242' }));
    expect(called('payments.remove-method')).toHaveLength(0);
    const question = within(card.getByRole('group', { name: 'Remove Visa XXXX4242?' }));
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await wait(0);
    expect(called('payments.remove-method')).toMatchObject([{ input: { params: { id: 'pm_visa' } } }]);
    expect(card.queryByRole('radio')).not.toBeInTheDocument();
    expect(card.getByRole('textbox', { name: /Billing zip code/ })).toBeInTheDocument();
  });

  it('a card that could not be removed is kept, with a message', async () => {
    const { card, user } = await shown({
      answers: [
        keeping(visa),
        answering(removePaymentMethod, () => {
          throw refusal(503, 'unavailable');
        }),
      ],
    });
    await user.click(card.getByRole('button', { name: 'Remove Visa XXXX4242' }));
    await user.click(card.getByRole('button', { name: 'Remove' }));
    await wait(0);
    expect(card.getByRole('alert')).toHaveTextContent(/We couldn’t remove the card/);
    expect(card.getByRole('radio', { name: 'Visa XXXX4242' })).toBeChecked();
  });

  it('PY-22 a card is kept while a split bill waits for it, with a message', async () => {
    const { card, user } = await shown({
      answers: [
        keeping(visa),
        answering(removePaymentMethod, () => {
          throw refusal(409, 'payment_method_in_use');
        }),
      ],
    });
    await user.click(card.getByRole('button', { name: 'Remove Visa XXXX4242' }));
    await user.click(card.getByRole('button', { name: 'Remove' }));
    await wait(0);
    expect(card.getByRole('alert')).toHaveTextContent(/This card will pay a share of a split bill/);
  });

  it('AC-06 signing in loads saved cards, and keeps a card that is already typed', async () => {
    const { card, user, page, provider } = await shown({ answers: [keeping(visa)] }, guest);
    expect(card.queryByRole('radio')).not.toBeInTheDocument();
    act(() => provider.type(true));
    await user.type(card.getByRole('textbox', { name: /Billing zip code/ }), '78701');
    act(() => page.session(customer()));
    await wait(0);
    await wait(0);
    expect(card.getByRole('radio', { name: 'Another card' })).toBeChecked();
    expect(card.getByRole('textbox', { name: /Billing zip code/ })).toHaveValue('78701');
  });

  it('the order works without saved cards that cannot be loaded', async () => {
    const { card, host } = await shown({
      answers: [
        answering(paymentInfo, () => {
          throw refusal(503, 'unavailable');
        }),
      ],
    });
    expect(host.report).toBeDefined();
    expect(card.getByRole('textbox', { name: /Billing zip code/ })).toBeInTheDocument();
  });
});
