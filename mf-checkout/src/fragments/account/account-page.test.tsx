import '@testing-library/jest-dom';
import * as emailCalls from '@sendahead/shared-contracts/accounts/email-calls';
import * as mailCalls from '@sendahead/shared-contracts/accounts/mail-choice-calls';
import { optionalMailKinds } from '@sendahead/shared-contracts/accounts/mail-kinds';
import * as ownCalls from '@sendahead/shared-contracts/accounts/own-account-calls';
import * as passkeyCalls from '@sendahead/shared-contracts/accounts/passwordless-calls';
import * as profileCalls from '@sendahead/shared-contracts/accounts/profile-calls';
import * as secondCalls from '@sendahead/shared-contracts/accounts/second-factor-calls';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { paymentInfo, removePaymentMethod } from '@sendahead/shared-contracts/payments/info-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownAccountFailures } from '../../copy/account-page.ts';
import { ann, customer, guest } from '../../testing/people.ts';
import { pass, startedWith } from '../../testing/started.ts';
import { AccountPage } from './account-page.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});
const wait = () => act(() => pass(10));

const home = {
  id: 'adr_1',
  default_origin: false,
  label: 'Home',
  company_name: '',
  contact: 'Ann Lee',
  phone: '512-555-0100',
  address_1: '500 Congress Ave',
  address_2: '',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  country_code: 'US',
  club_id: null,
};
const phone = {
  id: 'b',
  device: 'Safari on iOS',
  signed_in_at: '2026-11-20T15:00:00Z',
  seen_at: '2026-11-22T15:00:00Z',
  present: false,
};
const laptop = { ...phone, id: 'a', device: 'Chrome on Windows', present: true };
const visa = {
  payment_method_id: 'pm_visa',
  credit_card_number: 'XXXX4242',
  card_type: 'Visa',
  expiration: '12/2030',
};
const noApp = { offered: false, required: false, since: null, recovery_codes_left: 0 };
const allMails = optionalMailKinds.map((kind) => ({ kind, on: true }));
const usual: readonly FakeAnswer[] = [
  answering(mailCalls.readMailChoices, { choices: allMails }),
  answering(profileCalls.readProfile, {
    user: ann,
    addresses: [home],
    email_verified: false,
    terms: { version: '2026-11', accepted_at: '2026-11-20T15:00:00Z' },
  }),
  answering(ownCalls.listDevices, { devices: [laptop, phone] }),
  answering(passkeyCalls.listPasskeys, { passkeys: [] }),
  answering(secondCalls.readSecondFactor, noApp),
  answering(paymentInfo, { methods: ['NewCard'], current_method: null, cards: [visa] }),
  answering(ownCalls.ownCredits, {
    balances: [
      { kind: 'ship_wallet', balance_cents: cents(0) },
      { kind: 'wallet', balance_cents: cents(4_000) },
    ],
    movements: [{ kind: 'wallet', event: 'hold', amount_cents: cents(-1_000), at: '2026-11-21T15:00:00Z' }],
  }),
];

async function opened(answers: readonly FakeAnswer[] = [], session = customer(), query = '') {
  window.history.replaceState(null, '', `/account${query}`);
  const page = startedWith({ answers: [...answers, ...usual] });
  page.page.session(session);
  render(<AccountPage store={page.checkout} host={page.host} />);
  await wait();
  const part = (name: string) => within(screen.getByRole('region', { name }));
  return { ...page, part, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
const refusing = (
  definition: Parameters<typeof answering>[0],
  status: number,
  code: string,
  field?: string,
  problem = code,
) =>
  answering(definition, () => {
    throw new ApiError({ status, code, fields: field ? [{ path: field, code: problem }] : [] });
  });

describe('the page of one’s account', () => {
  it('shows a guest the way in, and asks the server nothing', async () => {
    const { user, state, api } = await opened([], guest);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(state().account.dialog).toBe('sign-in');
    expect(api.calls.map(({ name }) => name)).not.toContain('accounts.profile');
  });

  it('shows nothing of the user before when somebody else signs in in another tab', async () => {
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

  it.each([
    ['required', 'password', 'New password', 'Please enter your password'],
    ['password_too_short', 'password', 'New password', 'Minimum character is not reached'],
    ['password_differs', 'password_confirmation', 'Confirm new password', /doesn't match/],
    ['password_wrong', 'current_password', 'Current password', 'That isn’t your current password.'],
  ])('says of a new password what the server finds: %s', async (code, path, field, words) => {
    const { part, user } = await opened([refusing(profileCalls.changePassword, 422, 'invalid', path, code)]);
    const own = part('Password');
    await user.click(own.getByRole('button', { name: 'Change password' }));
    await wait();
    expect(own.getByLabelText(new RegExp(`^${field} \\*$`))).toHaveAccessibleDescription(
      typeof words === 'string' ? new RegExp(words) : words,
    );
  });

  it('PA-10 turns mails of a kind off immediately, says so, and names those that are always sent', async () => {
    let choices = allMails;
    const { part, user, called } = await opened([
      answering(mailCalls.readMailChoices, () => ({ choices })),
      answering(mailCalls.chooseMails, ({ params, body }) => {
        choices = choices.map((one) => (one.kind === params.kind ? { ...one, on: body.on } : one));
        return { choices };
      }),
    ]);
    const own = part('Emails');
    const labels = own.getByRole('checkbox', { name: 'Labels' });
    expect(labels).toBeChecked();
    await user.click(labels);
    await wait();
    expect(called('accounts.choose-mails')).toMatchObject([
      { input: { params: { kind: 'labels' }, body: { on: false } } },
    ]);
    expect(own.getByRole('checkbox', { name: 'Labels' })).not.toBeChecked();
    expect(own.getByText('Saved.')).toBeInTheDocument();
    expect(
      own.getByText('Always sent: confirmations, changes and cancellations, payments and refunds.'),
    ).toBeInTheDocument();
  });

  it('PA-10 a choice that could not be saved is reset, and a message says so', async () => {
    const { part, user } = await opened([refusing(mailCalls.chooseMails, 503, 'unavailable')]);
    const own = part('Emails');
    await user.click(own.getByRole('checkbox', { name: 'Arrived' }));
    await wait();
    expect(own.getByRole('checkbox', { name: 'Arrived' })).toBeChecked();
    expect(own.getByRole('alert')).toBeInTheDocument();
  });

  it('PA-10 a choice can be made while another is saved, and each says its own end', async () => {
    const late = Promise.withResolvers<{ choices: typeof allMails }>();
    const { part, user, called } = await opened([
      answering(mailCalls.chooseMails, ({ params }) => {
        if (params.kind === 'labels') return late.promise;
        throw refusal(503, 'unavailable');
      }),
    ]);
    const own = part('Emails');
    await user.click(own.getByRole('checkbox', { name: 'Labels' }));
    await user.click(own.getByRole('checkbox', { name: 'Arrived' }));
    await wait();
    expect(called('accounts.choose-mails')).toHaveLength(2);
    expect(own.getByRole('checkbox', { name: 'Labels' })).not.toBeChecked();
    expect(own.getByRole('checkbox', { name: 'Arrived' })).toBeChecked();
    expect(own.queryByText('Saved.')).toBeNull();
    await act(async () => late.resolve({ choices: allMails }));
    expect(own.getAllByText('Saved.')).toHaveLength(1);
    expect(own.getAllByRole('alert')).toHaveLength(1);
    expect(own.getByRole('checkbox', { name: 'Labels' })).not.toBeChecked();
  });

  it('VL-35 saves name and phone, and says what is wrong at its field', async () => {
    let saves = 0;
    const { part, user, called } = await opened([
      answering(profileCalls.changeProfile, () => {
        saves += 1;
        if (saves === 1)
          throw new ApiError({
            status: 422,
            code: 'invalid',
            fields: [{ path: 'phone', code: 'phone_not_valid' }],
          });
        return ann;
      }),
    ]);
    const own = part('Your details');
    await user.clear(own.getByRole('textbox', { name: /Phone/ }));
    await user.type(own.getByRole('textbox', { name: /Phone/ }), '12');
    await user.click(own.getByRole('button', { name: 'Save' }));
    await wait();
    expect(own.getByRole('textbox', { name: /Phone/ })).toHaveAccessibleDescription(
      /Please enter a valid phone number/,
    );
    await user.type(own.getByRole('textbox', { name: /Phone/ }), '345678901');
    await user.click(own.getByRole('button', { name: 'Save' }));
    await wait();
    expect(part('Your details').getByText('Saved.')).toBeInTheDocument();
    expect(called('accounts.change-profile').at(-1)?.input).toEqual({
      body: { first_name: 'Ann', last_name: 'Lee', phone: '12345678901' },
    });
  });

  it('VL-34 a stored phone is edited as a number of its country', async () => {
    const abroad = { ...ann, phone: '+353 1 679 3121' };
    const { part, user, called } = await opened([
      answering(profileCalls.readProfile, {
        user: abroad,
        addresses: [],
        email_verified: true,
        terms: { version: '2026-11', accepted_at: '2026-11-20T15:00:00Z' },
      }),
      answering(profileCalls.changeProfile, abroad),
    ]);
    const own = part('Your details');
    expect(own.getByRole('combobox', { name: 'Country code' })).toHaveValue('IE');
    expect(own.getByRole('textbox', { name: /Phone/ })).toHaveValue('(01) 679 3121');
    await user.clear(own.getByRole('textbox', { name: /Phone/ }));
    await user.type(own.getByRole('textbox', { name: /Phone/ }), '01 679 3122');
    await user.click(own.getByRole('button', { name: 'Save' }));
    await wait();
    expect(called('accounts.change-profile').at(-1)?.input).toMatchObject({
      body: { phone: '+353 1 679 3122' },
    });
  });

  it('asks for the password where the server wants it, and keeps the new email that was typed', async () => {
    const { part, user } = await opened([
      refusing(emailCalls.changeEmail, 422, 'password_wrong', 'current_password'),
    ]);
    await user.click(part('Email').getByRole('button', { name: 'Change email' }));
    await user.type(part('Email').getByRole('textbox', { name: /New email/ }), 'ann@new.test');
    await user.click(part('Email').getByRole('button', { name: 'Send link' }));
    await wait();
    expect(part('Email').getByLabelText(/Your password/)).toHaveAccessibleDescription(
      new RegExp(ownAccountFailures.password_wrong),
    );
    expect(part('Email').getByRole('textbox', { name: /New email/ })).toHaveValue('ann@new.test');
  });

  it('takes a mailed link by a press alone, and says when it is over', async () => {
    const { part, user, called } = await opened(
      [refusing(emailCalls.confirmEmailChange, 422, 'link_not_valid')],
      customer(),
      '?email_token=abc',
    );
    expect(called('accounts.confirm-email-change')).toHaveLength(0);
    await user.click(part('Confirm your new email').getByRole('button', { name: 'Switch email' }));
    await wait();
    expect(part('Confirm your new email').getByRole('alert')).toHaveTextContent(
      ownAccountFailures.link_not_valid,
    );
  });

  it('signs another device out, not the present one', async () => {
    const { part, user, called } = await opened([answering(ownCalls.signOutDevice, { success: true })]);
    const devices = part('Where you’re signed in');
    expect(devices.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Chrome on WindowsThis device, signed in Nov 20, 2026',
      'Safari on iOSLast used Nov 22, 2026, signed in Nov 20, 2026Sign out Safari on iOS',
    ]);
    await user.click(devices.getByRole('button', { name: 'Sign out Safari on iOS' }));
    await wait();
    expect(called('accounts.sign-out-device')).toMatchObject([{ input: { params: { id: 'b' } } }]);
    expect(called('accounts.devices')).toHaveLength(2);
  });

  it('AD-30 chooses the place that bookings start from, and removes one', async () => {
    const { part, user, called } = await opened([
      answering(profileCalls.chooseDefaultOrigin, { ...home, default_origin: true }),
      answering(profileCalls.forgetAddress, { success: true }),
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

  it('PY-22, PR-09 shows cards and credits with how they came to be', async () => {
    const { part, user, called } = await opened([answering(removePaymentMethod, { success: true })]);
    expect(part('Credits').getByText('$40.00')).toBeInTheDocument();
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

  it('one part that cannot be loaded says so alone, and is tried again', async () => {
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

  it('adds an authenticator app, by the password where the sign-in is too old, and shows its recovery codes', async () => {
    let kept = false;
    const offered = () => ({
      ...noApp,
      offered: true,
      since: kept ? '2026-11-22T15:00:00Z' : null,
      recovery_codes_left: kept ? 10 : 0,
    });
    const { part, user, called } = await opened([
      answering(secondCalls.readSecondFactor, offered),
      answering(secondCalls.beginAuthenticator, ({ body }) => {
        if (!body.current_password)
          throw new ApiError({
            status: 422,
            code: 'password_wrong',
            fields: [{ path: 'current_password', code: 'password_wrong' }],
          });
        return { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Golf:ann?secret=JBSWY3DPEHPK3PXP' };
      }),
      answering(secondCalls.keepAuthenticator, () => {
        kept = true;
        return { recovery_codes: ['abcd-efgh-ijkl-mnop'], login: null };
      }),
    ]);
    const app = () => part('Authenticator app');
    await user.click(app().getByRole('button', { name: 'Add an app' }));
    await wait();
    await user.type(app().getByLabelText(/Your password/), 'long enough');
    await user.click(app().getByRole('button', { name: 'Add an app' }));
    await wait();
    await user.type(await app().findByRole('textbox', { name: /Code from your app/ }), '123456{Enter}');
    await wait();
    expect(app().getByRole('list', { name: 'Recovery codes' })).toHaveTextContent('abcd-efgh-ijkl-mnop');
    await user.click(app().getByRole('button', { name: 'I’ve saved them' }));
    expect(app().getByText(/Since Nov 22, 2026, .* You have 10 recovery codes left/)).toBeInTheDocument();
    expect(called('accounts.keep-authenticator')).toMatchObject([{ input: { body: { code: '123456' } } }]);
  });

  it('deletes the account once that was asked twice, and says why where it cannot be', async () => {
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
      // Asked by the dialogs.
      .filter((call) => call !== passkeyCalls.signInByCode)
      .flatMap((call) => ('errors' in call ? Object.keys(call.errors ?? {}) : [])),
  )('has a sentence for %s', (code) => {
    expect(ownAccountFailures).toHaveProperty(code);
  });
});
