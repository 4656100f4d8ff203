import '@testing-library/jest-dom';
import { headerInfo, signOut } from '@sendahead/shared-contracts/accounts/calls';
import type { SessionInfo } from '@sendahead/shared-contracts/accounts/schema';
import { signedOutEvent } from '@sendahead/shared-contracts/accounts/topics';
import { BehaviorSubject } from '@sendahead/shared-contracts/bus/rx';
import { guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { answering, type FakeAnswer, fakeApi, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountMenu } from './account-menu.tsx';

const ann = { id: 'usr_1', email: 'ann@lee.test', first_name: 'Ann', last_name: 'Lee', phone: '' };
const signedIn: SessionInfo = { role: 'consumer', user: ann, accepted_terms: true, csrf_token: 'b' };
const header = (credit_box: string | null) =>
  answering(headerInfo, { success: true, carrier_dropdown: null, credit_box, errors: [], message: null });

/** Whether the signed-in person assists others. */
let assists = false;
afterEach(() => {
  assists = false;
});

async function shown(...answers: FakeAnswer[]) {
  const { session: guest } = guestBoot();
  const host = fakeHost('mf-checkout', {});
  const bus = host.page.bind('shell');
  const taken: SessionInfo[] = [];
  const reported: string[] = [];
  let left = 0;
  bus.events(signedOutEvent).subscribe(() => {
    left += 1;
  });
  const api = fakeApi(...answers, answering(signOut, guest));
  const session = {
    api,
    changes: new BehaviorSubject(signedIn),
    take: (info: SessionInfo) => void taken.push(info),
    assists: () => assists,
  };
  render(
    <>
      <AccountMenu session={session} bus={bus} report={(_, where) => reported.push(where)} user={ann} />
      <button type="button">Elsewhere</button>
    </>,
  );
  await act(async () => undefined);
  return { api, taken, reported, left: () => left, guest };
}

describe('the menu of the signed-in user', () => {
  it('AC-11 the header shows name and credit, and links to the account and to signing out', async () => {
    const { api, taken, left, guest } = await shown(header('$25.00 credit'));
    expect(api.calls[0]?.input).toEqual({ query: { id: ann.id } });
    expect(screen.getByText('$25.00 credit')).toBeVisible();
    const name = screen.getByRole('button', { name: 'Ann' });
    expect(name).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(name);
    expect(screen.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account');
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect([taken, left()]).toEqual([[guest], 1]);
  });

  it('CO-01 the menu links to the console only for people who assist others', async () => {
    assists = true;
    await shown(header(null));
    await userEvent.click(screen.getByRole('button', { name: 'Ann' }));
    expect(screen.getByRole('link', { name: 'Console' })).toHaveAttribute('href', '/admin');
  });

  it('the menu closes on Esc, with the focus on its button, and when the focus goes elsewhere', async () => {
    await shown(header(null));
    const name = screen.getByRole('button', { name: 'Ann' });
    await userEvent.click(name);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Your orders' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(name).toHaveFocus();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(name);
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('AC-11 a person who returns to the tab sees the current credit', async () => {
    let credit = '$25.00 credit';
    await shown(
      answering(headerInfo, () => ({
        success: true,
        carrier_dropdown: null,
        credit_box: credit,
        errors: [],
        message: null,
      })),
    );
    credit = '$5.00 credit';
    fireEvent.focus(window);
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText('$5.00 credit')).toBeVisible();
  });

  it('AC-11 a person who was signed out elsewhere sees it when they return to the tab, on every page', async () => {
    let ended = false;
    const { api, reported } = await shown(
      answering(headerInfo, () => {
        if (ended) throw refusal(401, 'not_signed_in');
        return { success: true, carrier_dropdown: null, credit_box: null, errors: [], message: null };
      }),
    );
    ended = true;
    // The page's client notices it: it reads the session when a call is refused for lack of one.
    fireEvent.focus(window);
    await act(async () => undefined);
    expect(api.calls.map(({ name }) => name)).toEqual(['accounts.header-info', 'accounts.header-info']);
    expect(reported).toEqual([]);
  });

  it('AC-11 a person who was signed out elsewhere sees it without leaving the page', async () => {
    jest.useFakeTimers();
    try {
      const { api } = await shown(header(null));
      await act(() => jest.advanceTimersByTimeAsync(20_000));
      expect(api.calls.map(({ name }) => name)).toEqual(['accounts.header-info', 'accounts.header-info']);
    } finally {
      jest.useRealTimers();
    }
  });

  it('ER-17 a failed refresh of the header is only logged', async () => {
    const { reported } = await shown(
      answering(headerInfo, () => {
        throw refusal(503, 'unavailable');
      }),
    );
    expect(reported).toEqual(['header info']);
    expect(screen.getByRole('button', { name: 'Ann' })).toBeVisible();
  });
});
