import type { UserEvent } from '@testing-library/user-event';
import '@testing-library/jest-dom';
import { sendSignInCode, signInByCode } from '@sendahead/shared-contracts/accounts/passwordless-calls';
import { forgotPassword } from '@sendahead/shared-contracts/accounts/terms-calls';
import { signedInEvent } from '@sendahead/shared-contracts/accounts/topics';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { screen } from '@testing-library/react';
import { atTheGate, dialog, prepareDialogs, press, wait } from '../../testing/at-the-gate.tsx';
import { ann, guest, loginAnswer } from '../../testing/people.ts';

prepareDialogs();

async function signInByMailedCode(user: UserEvent) {
  await user.click(screen.getByRole('radio', { name: 'I have an account' }));
  await user.click(dialog('Sign in').getByRole('button', { name: /code/ }));
  await wait(10);
  const code = dialog('Sign in with a code');
  await press(code.getByRole('button', { name: 'Email me a code' }));
  await wait(10);
  await user.type(code.getByRole('textbox', { name: /Code/ }), '123456{Enter}');
  await wait(10);
  return code;
}

describe('one dialog for every way in', () => {
  it('MD-15 the dialog keeps the input while another form is shown, and carries the email over', async () => {
    const { user } = await atTheGate();
    const register = dialog('Create your account');
    await user.click(register.getByRole('button', { name: /^Edit/ }));
    await user.clear(register.getByRole('textbox', { name: /Email/ }));
    await user.type(register.getByRole('textbox', { name: /Email/ }), 'new@lee.test');
    await user.type(register.getByLabelText(/^Password/), 'ride the lightning');
    await user.click(register.getByRole('radio', { name: 'I have an account' }));
    await wait(10);
    const signIn = dialog('Sign in');
    expect(signIn.getByRole('radio', { name: 'I have an account' })).toHaveFocus();
    expect(signIn.getByRole('textbox', { name: /Email/ })).toHaveValue('new@lee.test');
    expect(signIn.getByLabelText(/^Password/)).toHaveValue('');
    await user.click(signIn.getByRole('radio', { name: 'I’m new here' }));
    await wait(10);
    expect(dialog('Create your account').getByLabelText(/^Password/)).toHaveValue('ride the lightning');
  });

  it('a password is shown on request, and its strength is shown while typing', async () => {
    const { user } = await atTheGate();
    const register = dialog('Create your account');
    const password = register.getByLabelText(/^Password/);
    await user.type(password, 'Password123');
    expect(password).toHaveAccessibleDescription('Use 8 characters or more. This one is too common');
    await user.clear(password);
    await user.type(password, 'ride the lightning');
    expect(password).toHaveAccessibleDescription('Use 8 characters or more. Strong');
    await user.click(register.getByRole('checkbox', { name: 'Show passwords' }));
    expect(password).toHaveAttribute('type', 'text');
  });

  it('a person whose first code ended an older password reads that and continues with a press', async () => {
    const { user, host } = await atTheGate(guest, {
      answers: [
        answering(sendSignInCode, { success: true, expires_at: '2026-11-23T15:10:00Z', redirect: null }),
        answering(signInByCode, loginAnswer({ password_ended: true })),
      ],
    });
    const entered: string[] = [];
    host.bus.events(signedInEvent).subscribe(({ userId }) => entered.push(userId));
    const code = await signInByMailedCode(user);
    expect(
      code.getByText(/Your old password no longer works, and other devices are signed out/),
    ).toBeVisible();
    expect(code.getByRole('link', { name: 'Set a new password' })).toHaveAttribute(
      'href',
      '/password/forgot',
    );
    expect(entered).toEqual([]);
    // The person is signed in already: there is no password to return to, and no sign-in left to do.
    expect(code.queryByRole('button', { name: 'Back to sign in' })).not.toBeInTheDocument();
    await press(code.getByRole('button', { name: 'Place order' }));
    await wait(10);
    expect(entered).toEqual([ann.id]);
  });

  it('a person with a second factor reads that the older password ended before the code of the app is requested', async () => {
    const step = { success: false, user_id: null, user: null, second_factor: 'code' } as const;
    const { user } = await atTheGate(guest, {
      answers: [
        answering(sendSignInCode, { success: true, expires_at: '2026-11-23T15:10:00Z', redirect: null }),
        answering(signInByCode, loginAnswer({ ...step, password_ended: true })),
      ],
    });
    const code = await signInByMailedCode(user);
    expect(
      code.getByText(/Your old password no longer works, and other devices are signed out/),
    ).toBeVisible();
    await press(code.getByRole('button', { name: 'Sign in and place order' }));
    await wait(60);
    expect(dialog('One more step').getByRole('textbox', { name: /Code from your app/ })).toBeVisible();
  });

  it('the dialog sends a password link without leaving the page, with the same message for every email', async () => {
    const { user, called } = await atTheGate(guest, {
      answers: [answering(forgotPassword, { success: true })],
    });
    await user.click(screen.getByRole('radio', { name: 'I have an account' }));
    await user.type(dialog('Sign in').getByLabelText(/^Password/), 'half remembered');
    await user.click(dialog('Sign in').getByRole('button', { name: 'Forgot your password?' }));
    await wait(10);
    const forgotten = dialog('Reset your password');
    expect(forgotten.getByRole('textbox', { name: /Email/ })).toHaveFocus();
    expect(forgotten.getByRole('textbox', { name: /Email/ })).toHaveValue('ann@lee.test');
    await press(forgotten.getByRole('button', { name: 'Send link' }));
    await wait(10);
    expect(forgotten.getByRole('status')).toHaveTextContent('If ann@lee.test has an account');
    expect(called('accounts.forgot-password')).toHaveLength(1);
    await user.click(forgotten.getByRole('button', { name: 'Back to sign in' }));
    await wait(10);
    expect(dialog('Sign in').getByLabelText(/^Password/)).toHaveValue('half remembered');
  });

  it('the dialog says that a link could not be sent, and can request it again', async () => {
    const { user } = await atTheGate(guest, {
      answers: [
        answering(forgotPassword, () => {
          throw refusal(0, 'connection_lost');
        }),
      ],
    });
    await user.click(screen.getByRole('radio', { name: 'I have an account' }));
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    await press(screen.getByRole('button', { name: 'Send link' }));
    await wait(10);
    expect(screen.getByRole('alert')).toHaveTextContent(/We can’t reach our service/);
    expect(screen.getByRole('button', { name: 'Send link' })).toBeEnabled();
  });
});
