import '@testing-library/jest-dom';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { clubBilling, requestClubBilling } from '@sendahead/shared-contracts/payments/club-billing-calls';
import { paymentInfo } from '@sendahead/shared-contracts/payments/info-calls';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentCard } from '../../../fragments/payment/payment-card.tsx';
import { clubOf } from '../../../testing/clubs.ts';
import { goodPoints } from '../../../testing/page-slices.ts';
import { customer, guest } from '../../../testing/people.ts';
import { pass, startedWith } from '../../../testing/started.ts';

beforeAll(() =>
  Promise.all([
    import('../payment-methods.tsx'),
    import('../../../effects/bill-club.ts'),
    import('../../refusal/why-refused.tsx'),
  ]),
);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => pass(ms));
const clubs = (
  ...billing_clubs: { club_id: number; name: string; state: 'granted' | 'requested' | 'refused' }[]
) => answering(paymentInfo, { methods: ['NewCard'], current_method: null, cards: [], billing_clubs });
const atClub = () => {
  const points = goodPoints();
  return goodPoints({ destination: { ...points.destination, club: clubOf(7, 'Pinewhistle') } });
};
const pro = customer({ role: 'pro' });

async function shown(
  options: Parameters<typeof startedWith>[0] = {},
  { session = pro, points = goodPoints() } = {},
) {
  const page = startedWith({ ...options, flags: { disable_club_billing: false, ...options.flags } });
  render(<PaymentCard store={page.checkout} host={page.host} />);
  act(() => {
    page.complete(session);
    page.page.points(points);
  });
  await wait(500);
  await wait(100);
  const card = within(screen.getByRole('region', { name: /^Payment/ }));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const chooseClub = async (name?: string) => {
    await user.click(card.getByRole('radio', { name: 'Bill a club' }));
    await wait(0);
    if (name) await user.selectOptions(card.getByRole('combobox', { name: /^Club/ }), name);
  };
  return { ...page, card, user, chooseClub };
}

describe('billing a club', () => {
  const mine = { club_id: 3, name: 'Club of Ann', state: 'granted' } as const;

  it('PY-23 an order sends the chosen club to club_billing, with no nonce and no card data', async () => {
    const billed = answering(clubBilling, { status: true, order_id: 'ord_1', error: null });
    const page = await shown({ answers: [clubs(mine), billed] });
    await page.chooseClub('Club of Ann');
    act(() => page.checkout.placeOrder());
    await wait(500);
    expect(page.called('payments.club-billing')).toMatchObject([
      { input: { body: { sales_club_billing: '3', payment_method_type: 'clubBilling' } } },
    ]);
    expect(page.called('payments.process-payment')).toHaveLength(0);
    expect(page.state().placing).toMatchObject({ phase: 'placed', orderId: 'ord_1' });
  });

  it('VL-31 asks for the club when none is chosen', async () => {
    const page = await shown({ answers: [clubs(mine)] });
    await page.chooseClub();
    act(() => page.checkout.placeOrder());
    await wait(100);
    expect(page.card.getByRole('combobox', { name: /^Club/ })).toHaveAccessibleDescription(
      'Please select a club',
    );
    expect(page.called('payments.club-billing')).toHaveLength(0);
  });

  it('ER-19 a club billing that fails without an error shows a specific sentence', async () => {
    const failed = answering(clubBilling, { status: false, order_id: null, error: null });
    const page = await shown({ answers: [clubs(mine), failed] });
    await page.chooseClub('Club of Ann');
    act(() => page.checkout.placeOrder());
    await wait(500);
    expect(page.card.getByText(/multiple sessions started on the same browser/)).toBeInTheDocument();
    expect(page.card.getByRole('combobox', { name: /^Club/ })).toHaveValue('3');
  });

  it('PY-06 club billing that was chosen before signing in is clubBillingUnLogged, and the order continues after the sign-in', async () => {
    const page = await shown({}, { session: guest, points: atClub() });
    await page.chooseClub('Pinewhistle');
    act(() => page.page.session(customer()));
    await wait(100);
    expect(page.state().way.means?.body).toEqual({
      payment_method_type: 'clubBillingUnLogged',
      sales_club_billing: '7',
    });
    expect(page.card.getByRole('combobox', { name: /^Club/ })).toHaveValue('7');
  });

  it.each([
    ['the flag says so', { flags: { disable_club_billing: true } }, customer(), atClub()],
    ['no club is at an end of a customer’s trip', {}, customer(), goodPoints()],
    ['the brand’s places are no clubs', { brand: { bills_clubs: false } }, customer(), atClub()],
    ['the brand’s places are no clubs, also for staff', { brand: { bills_clubs: false } }, pro, atClub()],
  ])('RO-14 club billing is hidden where %s', async (_, options, session, points) => {
    const { card } = await shown(options, { session, points });
    expect(card.queryByRole('radio', { name: 'Bill a club' })).not.toBeInTheDocument();
  });
});

describe('asking a club to be billed', () => {
  it('CO-98 club billing is not offered for a club without an account; the page says so, and no order is sent', async () => {
    const none = answering(paymentInfo, {
      methods: ['NewCard'],
      current_method: null,
      cards: [],
      billing_clubs: [],
      clubs_without_account: [7],
    });
    const page = await shown({ answers: [none] }, { session: customer(), points: atClub() });
    await page.chooseClub('Pinewhistle');
    await wait(100);
    expect(page.card.getByRole('combobox', { name: /^Club/ })).toHaveAccessibleDescription(
      'Pinewhistle has no account with us, so it can’t be billed. Choose another payment method.',
    );
    expect(page.card.queryByRole('button', { name: /^Ask to bill/ })).not.toBeInTheDocument();
    act(() => page.checkout.placeOrder());
    await wait(500);
    expect(page.called('payments.club-billing')).toHaveLength(0);
  });

  it('CO-98 a grant by a colleague is detected when the page regains the focus', async () => {
    let state: 'requested' | 'granted' = 'requested';
    const answers = answering(paymentInfo, () => ({
      methods: ['NewCard'],
      current_method: null,
      cards: [],
      billing_clubs: [{ club_id: 7, name: 'Pinewhistle', state }],
    }));
    const page = await shown({ answers: [answers] }, { session: customer(), points: atClub() });
    await page.chooseClub('Pinewhistle');
    expect(page.card.getByText(/^You already asked this club/)).toBeInTheDocument();
    state = 'granted';
    act(() => void window.dispatchEvent(new Event('focus')));
    await wait(100);
    expect(page.card.queryByText(/^You already asked this club/)).not.toBeInTheDocument();
  });

  const asking = async (...answers: Parameters<typeof startedWith>[0]['answers'] & object) => {
    const page = await shown({ answers: [...answers, clubs()] }, { session: customer(), points: atClub() });
    await page.chooseClub('Pinewhistle');
    await page.user.click(page.card.getByRole('button', { name: 'Ask to bill Pinewhistle' }));
    await wait(100);
    return page;
  };

  it('PY-24 ER-25 sends the request to a club and confirms that it was sent', async () => {
    const page = await asking(answering(requestClubBilling, { status: true, errors: [] }));
    expect(
      page.card.getByText('Your request has been sent. The admin shall look into your request soon.'),
    ).toBeInTheDocument();
    expect(page.called('payments.request-club-billing')).toMatchObject([
      { input: { params: { club_id: '7' }, query: {} } },
    ]);
  });

  it('ER-25 shows the errors of a request that is refused', async () => {
    const page = await asking(
      answering(requestClubBilling, { status: false, errors: ['email_not_verified'] }),
    );
    expect(page.card.getByRole('alert')).toHaveTextContent('Confirm your email first');
  });

  it('ER-25 a request that was not delivered can be sent again', async () => {
    const page = await asking(
      answering(requestClubBilling, () => {
        throw refusal(503, 'unavailable');
      }),
    );
    expect(page.card.getByRole('alert')).toHaveTextContent('We couldn’t send your request. Try again.');
    expect(page.card.getByRole('button', { name: 'Ask to bill Pinewhistle' })).toBeEnabled();
  });
});
