import '@testing-library/jest-dom';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { processPayment } from '@sendahead/shared-contracts/payments/calls';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentCard } from '../../fragments/payment/payment-card.tsx';
import { goodTravelers } from '../../testing/page-slices.ts';
import { customer } from '../../testing/people.ts';
import { pass, payable, startedWith } from '../../testing/started.ts';

beforeAll(() => Promise.all([import('./who-books.tsx'), import('../refusal/why-refused.tsx')]));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => pass(ms));

async function shown(options: Parameters<typeof startedWith>[0], session = customer()) {
  const page = startedWith(options);
  render(<PaymentCard store={page.checkout} host={page.host} />);
  act(() => page.complete(session));
  await wait(500);
  await act(() => payable(page));
  const card = within(screen.getByRole('region', { name: /^Payment/ }));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const order = async () => {
    await act(async () => page.checkout.placeOrder());
    await wait(200);
    return page.called('payments.process-payment').map(({ input }) => (input as { body: object }).body);
  };
  return { ...page, card, user, order };
}

describe('the cardholder', () => {
  it('PY-26 an order sends the data of the travel agent', async () => {
    const { card, user, order } = await shown({ brand: { asks_travel_agent: true } });
    await user.click(card.getByRole('checkbox', { name: 'I’m a travel agent' }));
    await user.type(card.getByRole('textbox', { name: /^Travel agency/ }), 'Far Away');
    await user.type(card.getByRole('textbox', { name: /^Agent name/ }), 'Ida');
    await user.type(card.getByRole('textbox', { name: /^IATA number/ }), '12345675');
    await user.selectOptions(card.getByRole('combobox', { name: /^Travel network/ }), 'Virtuoso');
    expect(await order()).toMatchObject([
      {
        agent: 'true',
        'referral-travel-company': 'Far Away',
        'agent-name': 'Ida',
        iata_number: '12345675',
        'referral-travel-network': 'Virtuoso',
      },
    ]);
  });

  it('VL-29 each field says what is missing about a travel agent, once an order was attempted', async () => {
    const { card, user, order } = await shown({ brand: { asks_travel_agent: true } });
    await user.click(card.getByRole('checkbox', { name: 'I’m a travel agent' }));
    expect(card.queryByText('Please enter the travel agency')).not.toBeInTheDocument();
    expect(await order()).toEqual([]);
    for (const [role, name, words] of [
      ['textbox', /^Travel agency/, 'Please enter the travel agency'],
      ['textbox', /^Agent name/, 'Please enter an agent name'],
      ['textbox', /^IATA number/, 'Please enter an IATA number'],
      ['combobox', /^Travel network/, 'Please choose a travel network'],
    ] as const)
      expect(card.getByRole(role, { name })).toHaveAccessibleDescription(words);
  });

  it('PY-26 only brands with travel agents ask for one', async () => {
    const { card } = await shown({});
    expect(card.queryByRole('checkbox', { name: 'I’m a travel agent' })).not.toBeInTheDocument();
  });

  it('VL-18 a GHIN number that is too long is reported at its field, and a valid one is sent', async () => {
    const { card, user, order } = await shown({ brand: { asks_ghin_number: true } });
    const field = card.getByRole('textbox', { name: /^GHIN number/ });
    await user.type(field, '123456789');
    expect(field).toHaveAccessibleDescription('Please enter no more than 8 number');
    await user.type(field, '{Backspace}');
    expect(field).not.toHaveAccessibleDescription(/more than/);
    expect(await order()).toMatchObject([{ ghin_number: '12345678' }]);
  });
});

describe('the holder of the card', () => {
  const pro = customer({ role: 'pro' });

  it('RO-11 the cardholder is the first traveler for a pro user, until another is entered', async () => {
    const page = await shown({}, pro);
    const field = (what: string) =>
      page.card.getByRole('textbox', { name: new RegExp(`^Card holder’s ${what}`) });
    const [first] = goodTravelers().travelers;
    expect(field('first name')).toHaveValue(first?.firstName);
    expect(field('last name')).toHaveValue(first?.lastName);
    expect(field('email')).toHaveValue(first?.email);
    for (const [what, text] of [
      ['first name', 'Ben'],
      ['email', 'ben@hogan.test'],
    ] as const) {
      await page.user.clear(field(what));
      expect(field(what)).toHaveValue('');
      await page.user.type(field(what), text);
    }
    expect(await page.order()).toMatchObject([
      {
        'card-holder-first-name': 'Ben',
        'card-holder-last-name': first?.lastName,
        'card-holder-email': 'ben@hogan.test',
      },
    ]);
  });

  it('RO-11 the default cardholder is sent for a pro who does not change it, and nobody else is asked', async () => {
    const [first] = goodTravelers().travelers;
    const [sent] = await (await shown({}, pro)).order();
    expect(sent).toMatchObject({
      'card-holder-first-name': first?.firstName,
      'card-holder-last-name': first?.lastName,
      'card-holder-email': first?.email,
    });
    cleanup();
    const other = await shown({});
    expect(other.card.queryByRole('textbox', { name: /^Card holder/ })).not.toBeInTheDocument();
    const [own] = await other.order();
    expect(Object.keys(own ?? {}).filter((name) => name.startsWith('card-holder'))).toEqual([]);
  });

  it('CO-158 “Bill a club” asks for no cardholder, and a card asks again', async () => {
    const page = await shown({ flags: { disable_club_billing: false } }, pro);
    const holder = () => page.card.queryAllByRole('textbox', { name: /^Card holder/ });
    expect(holder()).toHaveLength(3);
    await page.user.click(page.card.getByRole('radio', { name: 'Bill a club' }));
    await wait(0);
    expect(holder()).toEqual([]);
    await page.user.click(page.card.getByRole('radio', { name: 'Card' }));
    await wait(0);
    expect(holder()).toHaveLength(3);
  });

  it("VL-48 explains the requirement when the server refuses the staff's own email", async () => {
    const page = await shown(
      {
        answers: [
          answering(processPayment, () => {
            throw new ApiError({
              status: 400,
              code: 'invalid',
              fields: [{ path: 'card-holder-email', code: 'card_holder_email_needed' }],
            });
          }),
        ],
      },
      pro,
    );
    await page.order();
    expect(page.card.getByRole('textbox', { name: /^Card holder’s email/ })).toHaveAccessibleDescription(
      "Please enter the card holder's email address",
    );
  });
});
