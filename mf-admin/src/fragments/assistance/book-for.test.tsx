import '@testing-library/jest-dom';
import { cartUser, setCartUser } from '@sendahead/shared-contracts/admin/book-for-calls';
import { findPeople } from '@sendahead/shared-contracts/admin/people-calls';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import { roles } from '@sendahead/shared-contracts/call/roles';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { assistanceTopic } from '@sendahead/shared-contracts/page/assistance';
import { cartNeededEvent } from '@sendahead/shared-contracts/page/topics';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { morgan, sessionOf } from '../../testing/people.ts';
import { started } from '../../testing/started.ts';
import { AssistanceStrip } from './assistance-strip.tsx';

beforeAll(() => import('./helping.tsx'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const found = answering(findPeople, { people: [morgan], more: false });
const set = answering(setCartUser, { success: true, on_behalf_user: morgan.user_id });

async function shown(
  answers: Parameters<typeof started>[0] = {},
  { role = 'pro', cart = 'A' }: { role?: Role; cart?: string | null } = {},
) {
  const page = started(answers);
  const published: unknown[] = [];
  page.shell.state(assistanceTopic).subscribe((assistance) => published.push(assistance));
  render(<AssistanceStrip store={page.admin} host={page.host} />);
  act(() => {
    page.cart(cart);
    page.session(sessionOf(role));
  });
  await wait(0);
  await wait(0);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const box = () => screen.getByRole('combobox', { name: 'Book for someone else' });
  const search = async (text: string) => {
    await user.type(box(), text);
    await wait(500);
  };
  return { ...page, user, published, box, search };
}

describe('booking for another user', () => {
  it.each(roles)('TK-13 RO-05 OPEN-54 only club staff and admins book for others: %s', async (role) => {
    await shown({}, { role });
    expect(screen.queryByRole('combobox') !== null).toBe(['pro', 'admin', 'admin_plus'].includes(role));
  });

  it('TK-13 TK-14 finds a user once typing pauses, sets the cart’s user with the keyboard, and notifies the page', async () => {
    const page = await shown({ answers: [found, set] });
    await page.search('morgan');
    expect(page.called('admin.find-people')).toMatchObject([{ input: { query: { search: 'morgan' } } }]);
    expect(screen.getByRole('option', { name: /Morgan Member/ })).toHaveTextContent(
      'morgan@club.test · 843-555-0100 · member M-1042 · Pinewhistle',
    );
    await page.user.keyboard('{ArrowDown}{Enter}');
    await wait(0);
    expect(page.called('admin.set-cart-user')).toMatchObject([
      { input: { body: { cart_id: 'cart_A', user_id: 'usr_morgan' } } },
    ]);
    expect(page.published.at(-1)).toEqual({
      kind: 'on_behalf',
      userId: 'usr_morgan',
      userEmail: 'morgan@club.test',
      userName: 'Morgan Member',
      userPhone: '843-555-0100',
      charges: false,
    });
    expect(screen.getByText(/You’re booking for/)).toHaveTextContent(
      'You’re booking for Morgan Member morgan@club.test',
    );
  });

  it('requires at least three letters for a search', async () => {
    const page = await shown({ answers: [found] });
    await page.search('mo');
    expect(page.called('admin.find-people')).toHaveLength(0);
  });

  it('TK-14 requests a cart from the page if there is no cart yet, and continues once the cart exists', async () => {
    const page = await shown({ answers: [found, set] }, { cart: null });
    let asked = 0;
    page.shell.events(cartNeededEvent).subscribe(() => {
      asked += 1;
    });
    await page.search('morgan');
    await page.user.keyboard('{ArrowDown}{Enter}');
    expect([asked, page.called('admin.set-cart-user').length]).toEqual([1, 0]);
    act(() => page.cart('B'));
    await wait(0);
    expect(page.called('admin.set-cart-user')).toMatchObject([{ input: { body: { cart_id: 'cart_B' } } }]);
    expect(screen.getByText(/You’re booking for/)).toBeInTheDocument();
  });

  it('shows an error when the cart’s user cannot be set, and retries', async () => {
    const failing = answering(setCartUser, () => {
      throw refusal(503, 'unavailable');
    });
    const page = await shown({ answers: [found, failing] });
    await page.search('morgan');
    await page.user.keyboard('{ArrowDown}{Enter}');
    await wait(0);
    expect(screen.getByRole('alert')).toHaveTextContent('couldn’t assign the booking to this user');
    expect(page.box()).toHaveValue('morgan');
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await wait(0);
    expect(page.called('admin.set-cart-user')).toHaveLength(2);
    expect(page.published.at(-1)).toMatchObject({ kind: 'none' });
  });

  it('keeps the typed text when a search fails', async () => {
    const failing = answering(findPeople, () => {
      throw refusal(429, 'too_many_requests');
    });
    const page = await shown({ answers: [failing] });
    await page.search('morgan');
    expect(screen.getAllByText(/We can’t search right now/)[0]).toBeInTheDocument();
    expect(page.box()).toHaveValue('morgan');
  });
});

describe('the banner of a booking on behalf', () => {
  const onBehalf = answering(cartUser, { person: morgan });

  it('TK-15 RT-23 the banner still appears after a reload, with a link to the user’s page', async () => {
    const page = await shown({ answers: [onBehalf] }, { role: 'admin' });
    expect(screen.getByRole('link', { name: 'Morgan Member’s page' })).toHaveAttribute(
      'href',
      '/admin/users/usr_morgan',
    );
    expect(page.published.at(-1)).toMatchObject({ kind: 'on_behalf', userId: 'usr_morgan', charges: true });
  });

  it('OPEN-66 a booking on behalf can be ended, which returns the cart to the signed-in user', async () => {
    const page = await shown({ answers: [onBehalf, set] });
    await page.user.click(screen.getByRole('button', { name: 'End booking on behalf' }));
    await wait(0);
    expect(page.called('admin.set-cart-user')).toMatchObject([
      { input: { body: { cart_id: 'cart_A', user_id: 'usr_9' } } },
    ]);
    expect(page.published.at(-1)).toMatchObject({ kind: 'none', userId: null });
    expect(page.box()).toHaveValue('');
  });

  it('TK-15 the banner shows an error when the cart’s user cannot be read, and reads it again on request', async () => {
    let reads = 0;
    const failing = answering(cartUser, () => {
      reads += 1;
      if (reads === 1) throw refusal(503, 'unavailable');
      return { person: morgan };
    });
    const page = await shown({ answers: [failing] });
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t check who this cart is for.');
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await wait(0);
    expect(screen.getByText(/You’re booking for/)).toBeInTheDocument();
  });

  it('the banner disappears with the cart, and with the session', async () => {
    const page = await shown({ answers: [onBehalf] });
    act(() => page.session(sessionOf('consumer')));
    expect(page.published.at(-1)).toMatchObject({ kind: 'none' });
    act(() => page.session(sessionOf('guest')));
    await wait(0);
    expect(screen.queryByText(/You’re booking for/)).not.toBeInTheDocument();
  });
});
