import { chooseDefaultOrigin, forgetAddress } from '@sendahead/shared-contracts/accounts/profile-edit-calls';
import '@testing-library/jest-dom';
import * as emailCalls from '@sendahead/shared-contracts/accounts/email-calls';
import * as ownCalls from '@sendahead/shared-contracts/accounts/own-account-calls';
import * as passkeyCalls from '@sendahead/shared-contracts/accounts/passwordless-calls';
import * as profileCalls from '@sendahead/shared-contracts/accounts/profile-calls';
import * as secondCalls from '@sendahead/shared-contracts/accounts/second-factor-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { removePaymentMethod } from '@sendahead/shared-contracts/payments/info-calls';
import { act, screen } from '@testing-library/react';
import { ownAccountFailures } from '../../copy/account-page.ts';
import { ann, customer, guest } from '../../testing/people.ts';
import { home, laptop, opened, wait } from './testing/opened-account.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

describe('the page of one’s account', () => {
  it('a guest is asked to sign in, without a server request', async () => {
    const { user, state, api } = await opened([], guest);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(state().account.dialog).toBe('sign-in');
    expect(api.calls.map(({ name }) => name)).not.toContain('accounts.profile');
  });

  it('data of the previous user disappears when somebody else signs in in another tab', async () => {
    let user = ann;
    const { api, page, part } = await opened([
      answering(profileCalls.readProfile, () => ({ user, addresses: [], email_verified: true, terms: null })),
    ]);
    const profiles = () => api.calls.filter(({ name }) => name === profileCalls.readProfile.name).length;
    expect(profiles()).toBe(1);
    user = { ...ann, id: 'usr_bo', email: 'bo@ray.test' };
    const bo = { id: user.id, email: user.email, firstName: 'Bo', lastName: 'Ray', phone: ann.phone };
    act(() => page.session(customer({ user: bo })));
    await wait();
    expect(profiles()).toBe(2);
    expect(part('Email').queryByText(/ann@lee.test/)).not.toBeInTheDocument();
  });

  it('AD-30 the default place of bookings can be chosen, and a place removed', async () => {
    const { part, user, called } = await opened([
      answering(chooseDefaultOrigin, { ...home, default_origin: true }),
      answering(forgetAddress, { success: true }),
    ]);
    await user.click(part('Address book').getByRole('button', { name: 'Make default (Home)' }));
    await wait();
    await user.click(part('Address book').getByRole('button', { name: 'Remove Home' }));
    await wait();
    expect(called('accounts.choose-default-origin')).toMatchObject([
      { input: { params: { id: 'adr_1' }, body: { default_origin: true } } },
    ]);
    expect(called('accounts.forget-address')).toHaveLength(1);
    expect(called('accounts.profile')).toHaveLength(3);
  });

  it('PY-22, PR-09 the page shows cards, and credits with their history', async () => {
    const { part, user, called } = await opened([answering(removePaymentMethod, { success: true })]);
    expect(part('Credits').getByText('$40.00')).toBeInTheDocument();
    expect(part('Credits').getByText(/Account credit comes from refunds/)).toBeInTheDocument();
    expect(
      part('Credits').getByRole('row', {
        name: /Nov 21, 2026 Used on an order \(account credit\) −\$10\.00/,
      }),
    ).toBeInTheDocument();
    const paying = part('Payment methods');
    expect(called('payments.payment-info')).toHaveLength(1);
    await user.click(paying.getByRole('button', { name: 'Remove Visa XXXX4242' }));
    await user.click(paying.getByRole('button', { name: 'Remove' }));
    await wait();
    expect(called('payments.remove-method')).toHaveLength(1);
    expect(called('payments.payment-info')).toHaveLength(2);
  });

  it('a section that cannot be loaded says so without affecting others, and can be retried', async () => {
    let tries = 0;
    const { part, user } = await opened([
      answering(ownCalls.listDevices, () => {
        tries += 1;
        if (tries === 1) throw refusal(503, 'unavailable');
        return { devices: [laptop] };
      }),
    ]);
    const devices = part('Where you’re signed in');
    expect(devices.getByRole('alert')).toHaveTextContent('We couldn’t load your devices right now.');
    expect(part('Credits').getByText('$40.00')).toBeInTheDocument();
    await user.click(devices.getByRole('button', { name: 'Try again' }));
    await wait();
    expect(part('Where you’re signed in').getByText('Chrome on Windows')).toBeInTheDocument();
  });

  it('the account is deleted after a confirmation, or the page says why it cannot be', async () => {
    let tries = 0;
    const { part, user } = await opened([
      answering(ownCalls.deleteAccount, () => {
        tries += 1;
        if (tries === 1) throw refusal(409, 'orders_under_way');
        return { role: 'guest' as const, user: null, accepted_terms: false, csrf_token: 'next' };
      }),
    ]);
    await user.click(part('Your data').getByRole('button', { name: 'Delete my account' }));
    expect(tries).toBe(0);
    await user.click(part('Your data').getByRole('button', { name: 'Delete permanently' }));
    await wait();
    expect(part('Your data').getByRole('alert')).toHaveTextContent(ownAccountFailures.orders_under_way);
    await user.click(part('Your data').getByRole('button', { name: 'Delete permanently' }));
    await wait();
    expect(screen.getByRole('heading', { name: 'Your account has been deleted' })).toBeInTheDocument();
  });

  it.each(
    [emailCalls, ownCalls, passkeyCalls, profileCalls, secondCalls]
      .flatMap((calls) => Object.values(calls))
      // Requested by the dialogs.
      .filter((call) => call !== passkeyCalls.signInByCode)
      .flatMap((call) => ('errors' in call ? Object.keys(call.errors ?? {}) : [])),
  )('has a sentence for %s', (code) => {
    expect(ownAccountFailures).toHaveProperty(code);
  });
});
