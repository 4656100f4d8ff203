import '@testing-library/jest-dom';
import * as accounts from '@sendahead/shared-contracts/accounts/calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { act } from '@testing-library/react';
import { atTheGate, dialog, prepareDialogs, wait } from '../../testing/at-the-gate.tsx';
import { guest } from '../../testing/people.ts';

prepareDialogs();

const taken = answering(accounts.checkUser, { success: true });

describe('an email of the booking that has an account', () => {
  it('AC-01 a booking’s email with an account opens the sign-in, with the email filled in and every sign-in method available', async () => {
    const { user, called } = await atTheGate(guest, { answers: [taken] });
    await wait(10);
    const signIn = dialog('Sign in');
    expect(signIn.getByText(/You already have an account with ann@lee.test/)).toBeVisible();
    expect(signIn.getByRole('textbox', { name: /Email/ })).toHaveValue('ann@lee.test');
    expect(signIn.getByLabelText(/^Password/)).toHaveFocus();
    expect(signIn.getByRole('button', { name: 'Email me a code instead' })).toBeVisible();
    expect(signIn.getByText(/Not your email\?/)).toBeVisible();
    // A person who wants another account enters another email, and is not sent to the sign-in again.
    await user.click(signIn.getByRole('radio', { name: 'I’m new here' }));
    await wait(50);
    const register = dialog('Create your account');
    expect(register.getByLabelText(/^Password/)).toHaveValue('');
    expect(register.getByRole('textbox', { name: /Email/ })).toHaveAccessibleDescription('Is already taken');
    expect(called('accounts.check-user')).toHaveLength(1);
  });

  it('VL-45 a taken email is reported at its field if the person has begun to register', async () => {
    let answer: (value: { success: boolean }) => void = () => undefined;
    const late = answering(accounts.checkUser, () => new Promise((resolve) => (answer = resolve)));
    const { user } = await atTheGate(guest, { answers: [late] });
    const register = dialog('Create your account');
    await user.type(register.getByLabelText(/^Password/), 'ride');
    answer({ success: true });
    await wait(10);
    expect(register.getByRole('textbox', { name: /Email/ })).toHaveAccessibleDescription('Is already taken');
    expect(register.getByLabelText(/^Password/)).toHaveValue('ride');
  });
});

describe('signing in before the order', () => {
  it('AC-01 the sign-in has the booking’s email filled in, and the focus in the password', async () => {
    const page = await atTheGate(guest);
    act(() => page.checkout.store.dispatch({ type: 'dialog-closed' }));
    act(() => page.checkout.store.dispatch({ type: 'dialog-opened', dialog: 'sign-in' }));
    await wait(100);
    const signIn = dialog('Sign in');
    expect(signIn.getByRole('textbox', { name: /Email/ })).toHaveValue('ann@lee.test');
    expect(signIn.getByLabelText(/^Password/)).toHaveFocus();
  });
});
