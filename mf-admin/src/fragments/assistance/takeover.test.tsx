import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { signInRequestedEvent } from '@sendahead/shared-contracts/accounts/topics';
import { nameBuyer, openTakeover, readTakeover } from '@sendahead/shared-contracts/admin/takeover-calls';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { assistanceTopic } from '@sendahead/shared-contracts/page/assistance';
import { orderRefusedEvent } from '@sendahead/shared-contracts/payments/topics';
import { travelersTopic } from '@sendahead/shared-contracts/travelers/topics';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionOf } from '../../testing/people.ts';
import { started } from '../../testing/started.ts';
import { opened, openTakeoverUrl, restore, takingOver } from '../../testing/takeovers.ts';
import { AssistanceStrip } from './assistance-strip.tsx';

beforeAll(() =>
  Promise.all([
    import('./helping.tsx'),
    import('./takeover-dialogs.tsx'),
    import('../../features/takeover/start-takeover.tsx'),
    import('../../features/takeover/name-buyer.tsx'),
  ]),
);

function shown(...answers: FakeAnswer[]) {
  const page = started({ answers: [...answers, ...takingOver()] });
  render(<AssistanceStrip store={page.admin} host={page.host} />);
  return { ...page, user: userEvent.setup() };
}
/** One traveler who has an email. */
const travelersWith = (email: string) => ({
  travelers: [
    {
      id: '1',
      firstName: 'Gina',
      lastName: 'Guest',
      email,
      phone: '',
      grade: '',
      roundTrip: false,
      lines: [],
    },
  ],
  valid: true,
  sized: false,
  duplicates: [],
  itemCount: 0,
});
const found = {
  takeover_id: 'tko_1',
  cart_id: 'cart_SA-1',
  display_id: 'SA-1',
  brand: 'golf',
  expires_at: '2026-11-23T15:15:00Z',
  held_by: null,
};

async function startWith(...answers: FakeAnswer[]) {
  const page = shown(...answers);
  act(() => page.session(sessionOf('admin')));
  await page.user.click(await screen.findByRole('button', { name: 'Take over a cart' }));
  return {
    ...page,
    fill: async (cart: string, reason: string) => {
      if (cart) await page.user.type(await screen.findByRole('textbox', { name: /Cart number/ }), cart);
      if (reason) await page.user.type(screen.getByRole('textbox', { name: /Reason/ }), reason);
      await page.user.click(screen.getByRole('button', { name: 'Take over' }));
    },
  };
}

describe('the start of a takeover', () => {
  it('OPEN-53 asks for the number that the customer reads out, and a reason', async () => {
    const page = await startWith(answering(openTakeover, found));
    await page.fill('SA-1', 'They called');
    expect(page.called(openTakeover.name)).toMatchObject([
      { input: { body: { cart: 'SA-1', reason: 'They called' } } },
    ]);
    expect(page.opened).toEqual(['/ship?takeover_id=tko_1']);
  });

  it('requires a cart number and a reason, and shows each error at its field', async () => {
    const page = await startWith();
    await screen.findByRole('textbox', { name: /Cart number/ });
    await page.fill('', '');
    expect(screen.getByRole('textbox', { name: /Cart number/ })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveAccessibleDescription(/Enter a reason/);
    expect(page.called(openTakeover.name)).toEqual([]);
  });

  it('says at the field that no such cart exists, and keeps the typed text', async () => {
    const page = await startWith(
      answering(openTakeover, () => {
        throw refusal(404, 'takeover_cart_not_found');
      }),
    );
    await page.fill('SA-9', 'They called');
    const number = screen.getByRole('textbox', { name: /Cart number/ });
    expect(number).toHaveAccessibleDescription(/No open cart has this number/);
    expect(number).toHaveValue('SA-9');
    expect(page.opened).toEqual([]);
  });

  it('shows who already holds the cart, and takes it over only after a confirmation', async () => {
    const page = await startWith(answering(openTakeover, { ...found, held_by: 'Avery' }));
    await page.fill('SA-1', 'They called');
    expect(await screen.findByRole('dialog', { name: 'Avery has this cart' })).toBeVisible();
    expect(page.opened).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Take over' }));
    expect(page.opened).toEqual(['/ship?takeover_id=tko_1']);
  });

  it('OPEN-54 a takeover is not offered to club users', async () => {
    const page = shown();
    act(() => page.session(sessionOf('pro')));
    expect(await screen.findByRole('combobox')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take over a cart' })).toBeNull();
  });
});

describe('a takeover on the page', () => {
  it('MD-20 TK-03 TK-04 a takeover shows its progress, then the customer of the cart', async () => {
    const page = shown();
    act(() => openTakeoverUrl(page));
    expect(await screen.findByRole('dialog', { name: 'Taking over the cart' })).toBeVisible();
    expect(await screen.findByText('25%')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Opening the customer’s cart',
      'Booking in the customer’s name',
      'Filling in both addresses',
      'Adding the travelers',
      'Filling in what the travelers entered',
      'Adding their items',
      'Choosing the pickup day',
      'Filling in the trip',
      'Loading services and prices',
      'Done',
    ]);
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '25');
    for (const section of ['ship-points', 'travelers', 'itinerary', 'checkout'] as const)
      act(() => restore(page, section));
    expect(await screen.findByText('100%', undefined, { timeout: 4000 })).toBeVisible();
    await page.user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/You’re in the cart of/)).toHaveTextContent(
      'You’re in the cart of Casey Customer casey@example.test',
    );
    expect(screen.getByRole('button', { name: 'Release cart' })).toBeEnabled();
  });

  it('MD-21 ER-28 a takeover asks a guest to sign in to the brand', async () => {
    const page = shown();
    const asked: string[] = [];
    page.shell.events(signInRequestedEvent).subscribe(({ reason }) => asked.push(reason));
    act(() => {
      page.session(sessionOf('guest'));
      page.cart(null, { takeover_id: 'tko_1' });
    });
    expect(await screen.findByText('Please log into this Brand to continue the Cart Takeover')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(asked).toEqual(['header']);
  });

  it('a failed takeover shows the error, and retries', async () => {
    let fails = true;
    const page = shown(
      answering(readTakeover, () => {
        if (fails) throw refusal(0, 'connection_lost');
        throw refusal(404, 'takeover_cart_not_found');
      }),
    );
    act(() => openTakeoverUrl(page));
    expect(await screen.findByText(/We couldn’t take over the cart/)).toBeVisible();
    fails = false;
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('CO-115 a lost cart names the colleague and the time, and offers only to leave it', async () => {
    const page = shown();
    act(() => openTakeoverUrl(page));
    expect(await screen.findByText('25%')).toBeVisible();
    const at = new Date(2026, 11, 1, 14, 14).toISOString();
    act(() =>
      page.admin.store.dispatch({
        type: 'takeover-lost',
        to: { by: 'colleague', name: 'Avery Admin', at },
      }),
    );
    expect(await screen.findByText(/^Avery Admin took this cart over at 2:14/)).toBeVisible();
    expect(screen.queryByText('Price tools')).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Leave cart' }));
    expect(page.opened).toEqual(['/admin/carts']);
  });
});

describe('the buyer of a guest’s cart', () => {
  const person = {
    user_id: 'usr_gina',
    name: 'Gina Guest',
    email: 'gina@guest.test',
    phone: '',
    member_number: null,
    club_name: null,
  };
  async function heldOfGuest(...answers: FakeAnswer[]) {
    const page = shown(...answers, answering(readTakeover, { ...opened, customer: null, used: true }));
    const seen: (string | null)[] = [];
    page.shell.state(assistanceTopic).subscribe(({ userEmail }) => seen.push(userEmail));
    page.host.page.bind('mf-travelers').publish(travelersTopic, travelersWith('gina@guest.test'));
    act(() => openTakeoverUrl(page));
    await screen.findByRole('dialog', { name: 'Taking over the cart' });
    for (const section of ['ship-points', 'travelers', 'itinerary', 'checkout'] as const)
      act(() => restore(page, section));
    expect(await screen.findByText('100%', undefined, { timeout: 4000 })).toBeVisible();
    await page.user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(screen.getByText(/You’re in the cart of/)).toHaveTextContent('Gina Guest, a guest');
    return { ...page, seen };
  }

  it('CO-124 an order without a buyer asks for one, proposes the traveler, and goes on with whom staff name', async () => {
    const page = await heldOfGuest(answering(nameBuyer, { person, added: true }));
    act(() => page.host.page.bind('mf-checkout').publish(orderRefusedEvent, { code: 'customer_needed' }));
    const dialog = await screen.findByRole('dialog', { name: 'Who is this order for?' });
    expect(dialog).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Customer’s email/ })).toHaveValue('gina@guest.test');
    await page.user.click(screen.getByRole('button', { name: 'Use this customer' }));
    expect(page.called(nameBuyer.name)).toMatchObject([
      { input: { body: { email: 'gina@guest.test', first_name: 'Gina', last_name: 'Guest' } } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/You’re in the cart of/)).toHaveTextContent('Gina Guest gina@guest.test');
    expect(page.seen.at(-1)).toBe('gina@guest.test');
    expect(screen.getByRole('button', { name: 'Change the customer' })).toBeEnabled();
  });

  it('CO-124 says at the email that it is the employee’s own', async () => {
    const page = await heldOfGuest(
      answering(nameBuyer, () => {
        throw new ApiError({ status: 422, code: 'invalid', fields: [{ path: 'email', code: 'own_email' }] });
      }),
    );
    await page.user.click(screen.getByRole('button', { name: 'Add the customer’s email' }));
    await page.user.click(await screen.findByRole('button', { name: 'Use this customer' }));
    await screen.findByText(/This is your own email/);
    expect(screen.getByRole('textbox', { name: /Customer’s email/ })).toHaveAccessibleDescription(
      /This is your own email/,
    );
  });
});
