import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { signIn } from '@sendahead/shared-contracts/accounts/calls';
import * as calls from '@sendahead/shared-contracts/accounts/second-factor-calls';
import { signedInEvent } from '@sendahead/shared-contracts/accounts/topics';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountFailures } from '../../copy/account-failure.ts';
import { CheckoutProvider } from '../../fragments/checkout-provider.tsx';
import { ann, guest, loginAnswer } from '../../testing/people.ts';
import { pass, startedWith } from '../../testing/started.ts';
import { AccountDialogs } from './account-dialogs.tsx';

// Loaded beforehand: the first import takes real time, which the fake clock does not control.
beforeAll(() => Promise.all([import('./open-account-dialog.tsx'), import('./second-forms.tsx')]));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const wait = (ms = 60) => act(() => pass(ms));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

/** A person whose password was correct, in the dialog at the required second factor. */
async function atTheStep(wanted: 'code' | 'passkey' | 'enrolment', answers: readonly FakeAnswer[] = []) {
  const step = loginAnswer({ success: false, user_id: null, user: null, second_factor: wanted });
  const page = startedWith({ answers: [answering(signIn, step), ...answers] });
  const entered: unknown[] = [];
  page.host.bus.events(signedInEvent).subscribe((result) => entered.push(result));
  render(
    <CheckoutProvider checkout={page.checkout} host={page.host}>
      <AccountDialogs />
    </CheckoutProvider>,
  );
  act(() => page.page.session(guest));
  act(() => page.checkout.store.dispatch({ type: 'dialog-opened', dialog: 'sign-in' }));
  await wait();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(dialog('Sign in').getByRole('textbox', { name: /Email/ }), 'ann@lee.test');
  await user.type(dialog('Sign in').getByLabelText(/^Password/), 'long enough');
  // The answer is awaited separately from the press.
  fireEvent.click(dialog('Sign in').getByRole('button', { name: 'Sign in' }));
  await wait();
  return { ...page, user, entered };
}
const codeField = (name: string) => dialog(name).getByRole('textbox', { name: /Code from your app/ });
const shown = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Golf:ann?secret=JBSWY3DPEHPK3PXP' };

describe('the second step of signing in', () => {
  it('CO-14 the second step asks for the code of the app, reports a wrong code at its field, and keeps the input', async () => {
    let tries = 0;
    const { user, entered, called } = await atTheStep('code', [
      answering(calls.proveSecondFactor, () => {
        tries += 1;
        if (tries === 1) throw refusal(422, 'second_factor_wrong');
        return loginAnswer();
      }),
    ]);
    expect(codeField('One more step')).toHaveFocus();
    await user.click(dialog('One more step').getByRole('button', { name: 'Sign in' }));
    expect(codeField('One more step')).toHaveAccessibleDescription(
      /Please enter the 6-digit code from your app/,
    );
    await user.type(codeField('One more step'), '123456{Enter}');
    await wait();
    expect(codeField('One more step')).toHaveAccessibleDescription(
      new RegExp(accountFailures.second_factor_wrong),
    );
    await user.click(dialog('One more step').getByRole('button', { name: 'Back to sign in' }));
    await wait();
    expect(dialog('Sign in').getByLabelText(/^Password/)).toHaveValue('long enough');
    await user.click(dialog('Sign in').getByRole('button', { name: 'Sign in' }));
    await wait();
    await user.click(dialog('One more step').getByRole('button', { name: 'Use a recovery code' }));
    const recovery = dialog('One more step').getByRole('textbox', { name: /Recovery code/ });
    expect(recovery).toHaveFocus();
    await user.type(recovery, 'abcd-efgh-ijkl-mnop{Enter}');
    await wait();
    expect(called('accounts.prove-second-factor').at(-1)?.input).toEqual({
      body: { code: 'abcd-efgh-ijkl-mnop' },
    });
    expect(entered).toEqual([{ userId: ann.id, ordering: false }]);
  });

  it('an expired second step returns to the password, with the typed values', async () => {
    const { user } = await atTheStep('code', [
      answering(calls.proveSecondFactor, () => {
        throw refusal(422, 'sign_in_step_over');
      }),
    ]);
    await user.type(codeField('One more step'), '123456{Enter}');
    await wait();
    expect(dialog('Sign in').getByRole('alert')).toHaveTextContent(accountFailures.sign_in_step_over);
    expect(dialog('Sign in').getByRole('textbox', { name: /Email/ })).toHaveValue('ann@lee.test');
  });

  it('the first sign-in adds an app, shows its recovery codes, and continues', async () => {
    const { user, entered } = await atTheStep('enrolment', [
      answering(calls.beginAuthenticator, shown),
      answering(calls.keepAuthenticator, { recovery_codes: ['abcd-efgh-ijkl-mnop'], login: loginAnswer() }),
    ]);
    const name = 'Add an authenticator app';
    expect(dialog(name).getByRole('img', { name: 'QR code for your app' })).toBeInTheDocument();
    expect(dialog(name).getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    await user.type(codeField(name), '123 456{Enter}');
    await wait();
    expect(dialog(name).getByRole('list', { name: 'Recovery codes' })).toHaveTextContent(
      'abcd-efgh-ijkl-mnop',
    );
    expect(dialog(name).queryByRole('button', { name: 'Back to sign in' })).not.toBeInTheDocument();
    expect(entered).toEqual([]);
    await user.click(dialog(name).getByRole('button', { name: 'Continue' }));
    await wait();
    expect(entered).toEqual([{ userId: ann.id, ordering: false }]);
  });

  it('closing the dialog at the recovery codes keeps the person signed in', async () => {
    const { user, entered } = await atTheStep('enrolment', [
      answering(calls.beginAuthenticator, shown),
      answering(calls.keepAuthenticator, { recovery_codes: ['abcd-efgh-ijkl-mnop'], login: loginAnswer() }),
    ]);
    await user.type(codeField('Add an authenticator app'), '123456{Enter}');
    await wait();
    await user.click(dialog('Add an authenticator app').getByRole('button', { name: 'Close' }));
    await wait();
    expect(entered).toHaveLength(1);
  });

  it('the second step asks for a passkey if the account has no app', async () => {
    await atTheStep('passkey');
    expect(
      dialog('One more step').getByText(/Your account needs a passkey as well as the password/),
    ).toBeInTheDocument();
    expect(dialog('One more step').getByText('This browser doesn’t support passkeys.')).toBeInTheDocument();
  });
});
