import '@testing-library/jest-dom';
import { changeEmail } from '@sendahead/shared-contracts/accounts/email-calls';
import * as ownCalls from '@sendahead/shared-contracts/accounts/own-account-calls';
import * as profileCalls from '@sendahead/shared-contracts/accounts/profile-calls';
import { changePassword } from '@sendahead/shared-contracts/accounts/profile-edit-calls';
import * as secondCalls from '@sendahead/shared-contracts/accounts/second-factor-calls';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { ann } from '../../testing/people.ts';
import { laptop, noApp, opened, refusing, wait } from './testing/opened-account.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

describe('the page of one’s account', () => {
  it.each([
    ['required', 'password', 'New password', 'Please enter your password'],
    ['password_too_short', 'password', 'New password', 'Minimum character is not reached'],
    ['password_differs', 'password_confirmation', 'Confirm new password', /doesn't match/],
    ['password_wrong', 'current_password', 'Current password', 'That isn’t your current password.'],
  ])(
    'AC-21 the form for a new password opens by a button, and shows the server’s error: %s',
    async (code, path, field, words) => {
      const { part, user } = await opened([refusing(changePassword, 422, 'invalid', path, code)]);
      const own = part('Password');
      // AC-21: the form opens by a button.
      expect(own.queryByLabelText(/password/i)).toBeNull();
      await user.click(own.getByRole('button', { name: 'Change password' }));
      await user.click(own.getByRole('button', { name: 'Save password' }));
      await wait();
      expect(own.getByLabelText(new RegExp(`^${field} \\*$`))).toHaveAccessibleDescription(
        typeof words === 'string' ? new RegExp(words) : words,
      );
    },
  );

  it('MD-14 an account without a password is not asked for one, and reads how to continue after an old sign-in', async () => {
    const withoutPassword = {
      user: ann,
      addresses: [],
      email_verified: true,
      has_password: false,
      terms: null,
    };
    const { part, user } = await opened([
      answering(profileCalls.readProfile, withoutPassword),
      refusing(changeEmail, 422, 'password_wrong', 'current_password', 'password_wrong'),
    ]);
    expect(part('Password').getByRole('link', { name: 'Set a password by email' })).toBeInTheDocument();
    const email = part('Email');
    await user.click(email.getByRole('button', { name: 'Change email' }));
    expect(email.getByText(/You sign in without a password/)).toBeInTheDocument();
    expect(email.queryByLabelText('Your password')).not.toBeInTheDocument();
    await user.type(email.getByRole('textbox', { name: /New email/ }), 'new@lee.test');
    await user.click(email.getByRole('button', { name: 'Send link' }));
    await wait();
    expect(email.getByRole('alert')).toHaveTextContent('Please sign out and in again');
  });

  it('AC-26 a device names the brand that its session continued from', async () => {
    const devices = [{ ...laptop, continued_from: 'Sendahead Golf' }];
    const { part } = await opened([answering(ownCalls.listDevices, { devices })]);
    expect(part('Where you’re signed in').getByRole('listitem')).toHaveTextContent(
      'This device, signed in Nov 20, 2026. Continued from Sendahead Golf.',
    );
  });

  it('another device can be signed out, but not the current one', async () => {
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

  it('adds an authenticator app, with the password if the sign-in is too old, and shows its recovery codes', async () => {
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
    // It is requested now, and nothing invalid was typed yet.
    expect(app().getByLabelText(/Your password/)).toHaveFocus();
    expect(app().getByLabelText(/Your password/)).toBeValid();
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
});
