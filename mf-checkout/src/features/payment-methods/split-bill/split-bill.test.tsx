import '@testing-library/jest-dom';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { askShares } from '@sendahead/shared-contracts/payments/split-calls';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentCard } from '../../../fragments/payment/payment-card.tsx';
import { isSplit } from '../../../state/selectors.ts';
import { goodTravelers } from '../../../testing/page-slices.ts';
import { customer, guest } from '../../../testing/people.ts';
import { billOf } from '../../../testing/shares.ts';
import { pass, startedWith } from '../../../testing/started.ts';

beforeAll(() => import('../payment-methods.tsx'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const wait = (ms: number) => act(() => pass(ms));

const [ann] = goodTravelers().travelers;
const with_ = (email: string) =>
  goodTravelers({ travelers: ann ? [ann, { ...ann, id: '2', firstName: 'Robin', email }] : [] });

async function shown(
  options: Parameters<typeof startedWith>[0] = {},
  session = customer(),
  email = 'robin@lane.test',
) {
  const page = startedWith({ paymentProvider: 'sandbox', ...options });
  render(<PaymentCard store={page.checkout} host={page.host} />);
  act(() => {
    page.complete(session);
    page.page.travelers(with_(email));
  });
  await wait(800);
  await wait(0);
  return { ...page, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
const each = () => screen.queryByRole('radio', { name: 'Everyone pays their share' });

describe('the payers', () => {
  it('GB-01 a split bill shows each share, and asks everybody instead of charging one', async () => {
    const { user, provider, checkout, called, visited, state } = await shown({
      answers: [answering(askShares, { status: true, error: null, split: billOf() })],
    });
    expect(screen.getByRole('radio', { name: 'I’ll pay for everyone' })).toBeChecked();
    await user.click(each() ?? document.body);
    const rows = within(screen.getByRole('table', { name: 'Shares' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Ann Lee \(you\)ann@lee.test\$/),
      expect.stringMatching(/^Robin Leerobin@lane.test\$/),
    ]);
    act(() => provider.type(true));
    await user.type(screen.getByRole('textbox', { name: /Billing zip code/ }), '78701');
    act(() => checkout.placeOrder());
    await wait(2000);
    expect(called('payments.process-payment')).toEqual([]);
    expect(called('payments.ask-shares')).toHaveLength(1);
    expect(visited).toEqual(['/payments/shares?cart_id=cart_1']);
    expect(state().placing.phase).toBe('submitting');
  });

  it('GB-01 the card says why nobody was asked', async () => {
    const { user, provider, checkout } = await shown({
      answers: [answering(askShares, { status: false, error: 'card_declined', split: null })],
    });
    await user.click(each() ?? document.body);
    act(() => provider.type(true));
    await user.type(screen.getByRole('textbox', { name: /Billing zip code/ }), '78701');
    act(() => checkout.placeOrder());
    await wait(2000);
    expect(screen.getByText(/Your bank declined the card/)).toBeInTheDocument();
  });

  it.each([
    ['a guest', guest, 'robin@lane.test'],
    ['all of one mail address', customer(), 'ANN@lee.test'],
    ['one without a mail address', customer(), ''],
    ['a booking for somebody else', customer({ onBehalfOf: 'usr_2' }), 'robin@lane.test'],
  ])('GB-01 a split bill is not offered to %s', async (_who, session, email) => {
    await shown({}, session, email);
    expect(screen.getByRole('radio', { name: 'Card' })).toBeInTheDocument();
    expect(each()).not.toBeInTheDocument();
  });

  it('GB-01 a split bill is paid by one person while another method than a card is chosen, and split again with a card', async () => {
    const { user, state } = await shown();
    await user.click(each() ?? document.body);
    await user.click(screen.getByRole('radio', { name: 'PayPal' }));
    await wait(0);
    expect([each(), isSplit(state())]).toEqual([null, false]);
    await user.click(screen.getByRole('radio', { name: 'Card' }));
    await wait(0);
    expect(each()).toBeChecked();
    expect(isSplit(state())).toBe(true);
  });
});
