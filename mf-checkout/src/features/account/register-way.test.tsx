import '@testing-library/jest-dom';
import * as accounts from '@sendahead/shared-contracts/accounts/calls';
import { sendSignInCode, signInByCode } from '@sendahead/shared-contracts/accounts/passwordless-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { atTheGate, dialog, prepareDialogs, press, wait } from '../../testing/at-the-gate.tsx';
import { guest } from '../../testing/people.ts';

prepareDialogs();

const opened = { success: true, user: null, user_id: 'usr_new', errors: {}, message: null };
const register = () => dialog('Create your account');
const way = (name: string) => register().getByRole('radio', { name });
const accept = () => register().getByRole('checkbox', { name: /I accept the terms/ });
const create = () => register().getByRole('button', { name: 'Create account and place order' });

describe('how to sign in to a new account', () => {
  it('MD-14 a typed password is kept while another sign-in method is viewed, and the terms do not move', async () => {
    const { user } = await atTheGate();
    await user.type(register().getByLabelText(/^Password/), 'ride the lightning');
    await user.click(accept());
    await user.click(way('A code by email'));
    expect(register().queryByLabelText(/^Password/)).not.toBeInTheDocument();
    expect(register().getByText(/6-digit code each time/)).toBeVisible();
    expect(accept()).toBeChecked();
    await user.click(way('A password'));
    expect(register().getByLabelText(/^Password/)).toHaveValue('ride the lightning');
  });

  it('AC-01 a new customer makes three entries and enters the code', async () => {
    const sent = { success: true as const, expires_at: '2026-11-24T15:10:00Z', redirect: null };
    const { user, called } = await atTheGate(guest, {
      answers: [
        answering(accounts.register, opened),
        answering(sendSignInCode, sent),
        answering(signInByCode, () => {
          throw refusal(422, 'code_not_valid');
        }),
      ],
    });
    await user.click(way('A code by email'));
    await user.click(accept());
    await user.click(create());
    await wait(100);
    const [made] = called('accounts.register');
    expect(made?.input).toMatchObject({ body: { user: { email: 'ann@lee.test', by_code: true } } });
    expect(JSON.stringify(made?.input)).not.toContain('password');
    const entering = dialog('Confirm your email');
    expect(entering.getByRole('status')).toHaveTextContent('Your account is ready.');
    expect(entering.queryByRole('button', { name: 'Back to sign in' })).not.toBeInTheDocument();
    await user.type(entering.getByRole('textbox', { name: /Code/ }), '123456');
    await user.click(entering.getByRole('button', { name: 'Confirm and place order' }));
    await wait(100);
    expect(called('accounts.sign-in-by-code')).toMatchObject([{ input: { body: { code: '123456' } } }]);
  });

  it('ER-16 a taken email is reported at its field for sign-in by code too, and no code is sent', async () => {
    const taken = { ...opened, success: false, errors: { email: ['is already taken'] } };
    const { user, called } = await atTheGate(guest, { answers: [answering(accounts.register, taken)] });
    await user.click(way('A code by email'));
    await user.click(accept());
    await press(create());
    await wait(100);
    expect(register().getByRole('textbox', { name: /Email/ })).toHaveAccessibleDescription(
      'Is already taken',
    );
    expect(called('accounts.send-sign-in-code')).toHaveLength(0);
  });

  it('MD-14 a browser without passkeys is not offered any', async () => {
    await atTheGate();
    expect(register().queryByRole('radio', { name: 'A passkey' })).not.toBeInTheDocument();
  });
});
