import '@testing-library/jest-dom';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { assistanceTopic } from '@sendahead/shared-contracts/page/assistance';
import { clientToken, processPayment } from '@sendahead/shared-contracts/payments/calls';
import { shipPrice } from '@sendahead/shared-contracts/pricing/calls';
import { act, render, screen, within } from '@testing-library/react';
import { focusControl } from '../../hooks/focus-control.ts';
import { cardFieldsId } from '../../state/field-id.ts';
import { done, paying } from '../../testing/payment-answers.ts';
import { customer, guest } from '../../testing/people.ts';
import { priceOf } from '../../testing/prices.ts';
import { shownPaymentCard as shown, wait } from '../../testing/shown-payment-card.tsx';
import { startedWith } from '../../testing/started.ts';
import { PaymentCard } from './payment-card.tsx';

beforeAll(() => import('../../features/refund-choice/refund.tsx'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the payment card', () => {
  it('AC-01 a guest sees before the card that an account is needed, and can sign in now', async () => {
    const { card, user, state } = await shown({}, guest);
    expect(
      card.getByText(
        'When you place your order, you’ll sign in or create an account. Your account is where you get order updates, make changes and follow refunds.',
      ),
    ).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Sign in now' }));
    expect(state().account.dialog).toBe('sign-in');
  });

  it('TL-26 an order that waits for the holiday terms is reported without an error in the card', async () => {
    const { card, checkout, provider, user } = await shown({
      answers: [paying(refusal(422, 'holiday_terms_required'), done)],
    });
    act(() => provider.type(true));
    await user.type(card.getByRole('textbox', { name: /Billing zip code/ }), '78701');
    act(() => checkout.placeOrder());
    await wait(1000);
    const said = card.getByText(/Accept the holiday terms to place this order/);
    expect(said.closest('.ui-alert')).toHaveClass('ui-alert--info');
  });

  it('AC-02 a signed-in customer sees nothing about an account', async () => {
    const { card } = await shown();
    expect(card.queryByRole('button', { name: 'Sign in now' })).not.toBeInTheDocument();
  });

  it('PY-04 Enter in a card field attempts to place the order', async () => {
    const { provider, state } = await shown();
    expect(state().submits).toBe(0);
    act(() => provider.pressEnter());
    expect(state()).toMatchObject({ submits: 1, missed: expect.arrayContaining(['card']) });
  });

  it.each([
    [0, 'Nothing to pay. You don’t need a card.'],
    [-500, 'We’ll refund you $5.00. You don’t need a card.'],
  ])('PR-04 the new card is hidden at %d cents', async (total, words) => {
    const { card, called } = await shown({ answers: [answering(shipPrice, priceOf(total))] });
    expect(card.getByText(words)).toBeInTheDocument();
    expect(card.queryByRole('textbox')).not.toBeInTheDocument();
    expect(called('payments.client-token')).toHaveLength(0);
  });

  it('CO-77 the card says that a club is refunded what it paid, and asks nobody for a refund method', async () => {
    const answers = [answering(shipPrice, { ...priceOf(-500), refund_to_club: 'Pebble Creek Club' })];
    const { card } = await shown({ answers });
    expect(card.getByText(/^\$5\.00 goes back to the account of Pebble Creek Club\./)).toBeInTheDocument();
    expect(card.queryByText(/refund you/)).not.toBeInTheDocument();
  });

  it('OPEN-38 PY-06 staff with the right choose the refund method, and the choice is sent', async () => {
    const { card, user, checkout, called, host } = await shown({
      answers: [answering(shipPrice, priceOf(-500))],
    });
    expect(card.queryByRole('radio')).not.toBeInTheDocument();
    const none = { kind: 'none', userId: null, userEmail: null } as const;
    await act(async () => {
      host.page.bind('mf-admin').publish(assistanceTopic, { ...none, refundsByHand: true });
    });
    await wait(0);
    expect(card.getByRole('radio', { name: 'As account credit' })).toBeChecked();
    const sent = () =>
      called('payments.process-payment').map(
        ({ input }) => (input as { body: { payment_method_type: string } }).body.payment_method_type,
      );
    await user.click(card.getByRole('radio', { name: 'Another way' }));
    act(() => checkout.placeOrder());
    await wait(500);
    expect(sent()).toEqual(['OtherRefund']);
  });

  it('VL-27 an attempt shows what is missing in a summary that takes the focus and links to the fields', async () => {
    const { card, checkout, provider, user } = await shown();
    act(() => checkout.placeOrder());
    act(() => provider.type(false));
    const summary = card.getByRole('region', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Please enter card number', 'Please enter the billing zip code']);
    await user.click(within(summary).getByRole('link', { name: 'Please enter card number' }));
    expect(provider.said).toContain('focus card-number');
    await user.click(within(summary).getByRole('link', { name: /billing zip/ }));
    expect(card.getByRole('textbox', { name: /Billing zip code/ })).toHaveFocus();
    expect(card.getByRole('textbox', { name: /Billing zip code/ })).toHaveAccessibleDescription(
      'Please enter the billing zip code',
    );
  });

  it('PY-01 pressing Next in the payment card marks what it lacks, without a summary', async () => {
    const { card, checkout, provider } = await shown();
    act(() => checkout.store.dispatch({ type: 'payment-checked' }));
    expect(provider.said).toContain('validate');
    expect(card.getByRole('textbox', { name: /Billing zip code/ })).toHaveAccessibleDescription(
      'Please enter the billing zip code',
    );
    expect(card.queryByRole('region', { name: 'There is a problem' })).not.toBeInTheDocument();
  });

  it('ER-18 the card says why an order was refused, and keeps the input', async () => {
    const { card, checkout, provider, user } = await shown({
      answers: [
        answering(processPayment, {
          status: false,
          order_id: null,
          error: 'card_declined',
          payment_type: 'NewCard',
        }),
      ],
    });
    act(() => provider.type(true));
    await user.type(card.getByRole('textbox', { name: /Billing zip code/ }), '78701');
    act(() => checkout.placeOrder());
    await wait(60_000);
    expect(card.getByText(/Your bank declined the card/)).toBeInTheDocument();
    expect(card.getByRole('textbox', { name: /Billing zip code/ })).toHaveValue('78701');
    expect(provider.said).not.toContain('clear');
    await user.click(card.getByRole('button', { name: 'Dismiss' }));
    expect(card.queryByText(/Your bank declined the card/)).not.toBeInTheDocument();
    expect(card.getByRole('heading', { name: 'Payment' })).toHaveFocus();
  });

  it('ER-18 the card says that ordering is paused and whom to call, and keeps the input for another attempt', async () => {
    const { card, checkout, provider, user } = await shown({
      answers: [paying(refusal(409, 'ordering_paused'), done)],
    });
    act(() => provider.type(true));
    await user.type(card.getByRole('textbox', { name: /Billing zip code/ }), '78701');
    act(() => checkout.placeOrder());
    await wait(60_000);
    expect(
      card.getByText(/^Ordering is paused right now\. Nothing was charged, .*Call us at \+1 800 555 0142\.$/),
    ).toBeInTheDocument();
    expect(card.getByRole('textbox', { name: /Billing zip code/ })).toHaveValue('78701');
    act(() => checkout.placeOrder());
    await wait(1000);
    expect(checkout.store.getState().placing).toMatchObject({ phase: 'placed' });
  });

  it('VL-27 the card fields take the focus when they have loaded, if somebody was directed to them before', async () => {
    const { card, provider } = await shown({
      answers: [
        answering(clientToken, async () => {
          await new Promise((resolve) => setTimeout(resolve, 5000));
          return {
            provider: 'sandbox' as const,
            client_token: 't',
            fields_url: 'http://gateway.test/fields',
            prepaid_blocked: false,
          };
        }),
      ],
    });
    expect(card.getByText('Loading the card fields')).toBeInTheDocument();
    act(() => focusControl(cardFieldsId));
    expect(provider.said).not.toContain('focus card-number');
    await wait(5000);
    expect(provider.said).toContain('focus card-number');
  });

  it('PY-01 the focus moves to the card before its fields are drawn, and into them once they are', async () => {
    const page = startedWith({});
    render(<PaymentCard store={page.checkout} host={page.host} />);
    expect(focusControl(cardFieldsId)).toBe(true);
    expect(screen.getByRole('heading', { name: 'Payment' })).toHaveFocus();
    act(() => page.complete(customer()));
    await wait(500);
    expect(page.provider.said).toContain('focus card-number');
  });

  it('the card offers a retry when its fields could not be loaded', async () => {
    let down = true;
    const { card, user, state } = await shown({
      answers: [
        answering(clientToken, () => {
          if (down) throw refusal(503, 'unavailable');
          return {
            provider: 'sandbox' as const,
            client_token: 't',
            fields_url: 'http://gateway.test/fields',
            prepaid_blocked: false,
          };
        }),
      ],
    });
    expect(card.getByText(/couldn’t load/)).toBeInTheDocument();
    down = false;
    await user.click(card.getByRole('button', { name: 'Try again' }));
    await wait(10);
    expect(state().card.provider).toBe('ready');
  });
});
