import '@testing-library/jest-dom';
import * as accounts from '@sendahead/shared-contracts/accounts/calls';
import { answering, type FakeAnswer } from '@sendahead/shared-contracts/factories/fake-api';
import { screen, waitFor } from '@testing-library/react';
import { atTheGate, dialog, prepareDialogs, press, wait } from '../../testing/at-the-gate.tsx';
import { guest } from '../../testing/people.ts';

prepareDialogs();

/** The dialog with the fields of the person shown. */
async function edited(options: Parameters<typeof atTheGate>[1] = {}) {
  const page = await atTheGate(guest, options);
  const register = dialog('Create your account');
  await page.user.click(register.getByRole('button', { name: 'Edit name, email and phone' }));
  return { ...page, register };
}

describe('the register dialog', () => {
  it("MD-14 AC-01 registration opens at checkout with the first traveler's data in one line, and offers signing in", async () => {
    const { user } = await atTheGate();
    const register = dialog('Create your account');
    for (const known of ['Ann Lee', 'ann@lee.test', '512-555-0100'])
      expect(register.getByText(known)).toBeVisible();
    expect(
      register.getByText(/Your account is where you get order updates, make changes and follow refunds\.$/),
    ).toBeVisible();
    expect(register.getByText('You pay $129.00 when the order is placed.')).toBeVisible();
    expect(register.getByLabelText(/^Password/)).toHaveFocus();
    expect(register.queryByRole('textbox', { name: /First name/ })).not.toBeInTheDocument();
    await user.click(register.getByRole('radio', { name: 'I have an account' }));
    await wait(100);
    expect(dialog('Sign in').getByRole('button', { name: 'Sign in and place order' })).toBeInTheDocument();
  });

  it('AC-01 a new person makes at most four entries from the order to the payment', async () => {
    const { user, called } = await atTheGate();
    const register = dialog('Create your account');
    const entries = [
      () => user.type(register.getByLabelText(/^Password/), 'ride the lightning'),
      () => user.type(register.getByLabelText(/^Confirm password/), 'ride the lightning'),
      () => user.click(register.getByRole('checkbox', { name: /I accept the terms/ })),
      () => user.click(register.getByRole('button', { name: 'Create account and place order' })),
    ];
    for (const enter of entries) await enter();
    await wait(10);
    expect(called('accounts.register')).toMatchObject([
      {
        input: {
          body: {
            user: { first_name: 'Ann', last_name: 'Lee', email: 'ann@lee.test', phone: '512-555-0100' },
          },
        },
      },
    ]);
  });

  it('MD-14 “Edit” shows the fields with the known data, and the focus in the first', async () => {
    const { register } = await edited();
    expect(register.getByRole('textbox', { name: /First name/ })).toHaveValue('Ann');
    expect(register.getByRole('textbox', { name: /First name/ })).toHaveFocus();
    expect(register.getByRole('textbox', { name: /Email/ })).toHaveValue('ann@lee.test');
  });

  it('MD-14 camps ask who books, because the booking names the camper', async () => {
    await atTheGate(guest, { brand: { traveler_word: 'camper' } });
    expect(dialog('Create your account').getByRole('textbox', { name: /First name/ })).toHaveFocus();
  });

  it('PY-30 the dialog says whose account it is, and a payer for another traveler enters their own name and email', async () => {
    const { user, called } = await atTheGate(guest, { brand: { default_origin_contact: 'Golf shop' } });
    const register = dialog('Create your account');
    expect(
      register.getByText(/^This account is for the person who books and pays, and gets the confirmation\./),
    ).toBeVisible();
    await user.click(register.getByRole('button', { name: 'I’m not Ann' }));
    const first = register.getByRole('textbox', { name: /First name/ });
    expect(first).toHaveFocus();
    await user.type(first, 'Mary');
    await user.type(register.getByRole('textbox', { name: /Last name/ }), 'Day');
    expect(register.getByRole('textbox', { name: /Email/ })).toHaveValue('');
    await user.type(register.getByRole('textbox', { name: /Email/ }), 'mary@day.test');
    await user.type(register.getByLabelText(/^Password/), 'ride the lightning');
    await user.type(register.getByLabelText(/^Confirm password/), 'ride the lightning');
    await user.click(register.getByRole('checkbox', { name: /I accept the terms/ }));
    await user.click(register.getByRole('button', { name: 'Create account and place order' }));
    await wait(10);
    expect(called('accounts.register')[0]?.input).toMatchObject({
      body: { user: { first_name: 'Mary', last_name: 'Day', email: 'mary@day.test', phone: '' } },
    });
  });

  it('PY-30 at camps the email of the camper is filled in and labeled as such, and the rest must be entered', async () => {
    await atTheGate(guest, { brand: { traveler_word: 'camper' } });
    const email = dialog('Create your account').getByRole('textbox', { name: /Email/ });
    expect(email).toHaveValue('ann@lee.test');
    expect(email).toHaveAccessibleDescription(
      expect.stringContaining('We filled in Ann’s email. Change it if it isn’t yours.'),
    );
  });

  it('PY-37 VL-28 VL-38 OPEN-59 each field shows its error, and the focus moves to the first one', async () => {
    const { user, called, alerts, register } = await edited();
    await user.clear(register.getByRole('textbox', { name: /First name/ }));
    await user.type(register.getByLabelText(/^Password/), 'short');
    await user.type(register.getByLabelText(/^Confirm password/), 'other');
    await user.click(register.getByRole('button', { name: 'Create account and place order' }));
    await wait(100);
    const said = (label: RegExp) => register.getByLabelText(label);
    expect(said(/First name/)).toHaveAccessibleDescription('Please enter your first name');
    expect(said(/First name/)).toHaveFocus();
    expect(said(/^Password/)).toHaveAccessibleDescription(/Minimum character is not reached/);
    expect(said(/^Confirm password/)).toHaveAccessibleDescription(
      /Password confirmation doesn't match Password\./,
    );
    expect(register.queryByText(/terms have changed/)).not.toBeInTheDocument();
    expect(said(/I accept the terms/)).toHaveAccessibleDescription(
      'Please accept the terms to create your account.',
    );
    // No message over the page repeats it.
    expect(alerts).toEqual([]);
    expect(called('accounts.register')).toHaveLength(0);
  });

  it('VL-45 a taken email is reported as soon as its field is left', async () => {
    const taken = answering(accounts.checkUser, ({ query }) => ({ success: query.email === 'bob@lee.test' }));
    const { user, register } = await edited({ answers: [taken] });
    const email = register.getByRole('textbox', { name: /Email/ });
    await user.clear(email);
    await user.type(email, 'bob@lee.test');
    await user.tab();
    await waitFor(() =>
      expect(register.getByRole('textbox', { name: /Email/ })).toHaveAccessibleDescription(
        'Is already taken',
      ),
    );
  });

  it('ER-16 shows the server’s field errors capitalized and focuses the field', async () => {
    const refused = {
      success: false,
      user: null,
      user_id: null,
      errors: { email: ['is already taken'] },
      message: null,
    };
    const { user } = await atTheGate(guest, { answers: [answering(accounts.register, refused)] });
    const register = dialog('Create your account');
    await user.type(register.getByLabelText(/^Password/), 'long enough');
    await user.type(register.getByLabelText(/^Confirm password/), 'long enough');
    await user.click(register.getByRole('checkbox', { name: /I accept the terms/ }));
    await user.click(register.getByRole('button', { name: 'Create account and place order' }));
    await wait(100);
    await wait(10);
    expect(register.getByRole('textbox', { name: /Email/ })).toHaveAccessibleDescription('Is already taken');
    expect(register.getByRole('textbox', { name: /Email/ })).toHaveFocus();
  });

  it('the register dialog closes and returns the focus to its opener', async () => {
    const { user, state } = await atTheGate();
    await user.click(dialog('Create your account').getByRole('button', { name: 'Close' }));
    await wait(10);
    expect(screen.getByRole('button', { name: 'Order' })).toHaveFocus();
    expect(state().placing.phase).toBe('idle');
  });
});

describe('the phone in a registration', () => {
  it('VL-34 VL-35 a phone number belongs to the chosen country, and is sent with its code', async () => {
    const page = await open(false);
    const register = await fill(page);
    await page.user.click(register.getByRole('button', { name: /^Edit/ }));
    await wait(50);
    const phone = register.getByRole('textbox', { name: /Phone/ });
    await page.user.selectOptions(register.getByRole('combobox', { name: 'Country code' }), 'ES');
    await page.user.clear(phone);
    await page.user.type(phone, '12');
    await page.user.click(register.getByRole('button', { name: 'Create account and place order' }));
    await wait(10);
    expect(phone).toHaveAccessibleDescription('Please enter a valid phone number');
    expect(phone).toHaveFocus();
    await page.user.clear(phone);
    await page.user.type(phone, '912 345 678');
    await page.user.click(register.getByRole('button', { name: 'Create account and place order' }));
    await wait(10);
    expect(page.called('accounts.register')[0]?.input).toMatchObject({
      body: { user: { phone: '+34 912 34 56 78' } },
    });
  });

  const open = (flag: boolean, ...answers: FakeAnswer[]) =>
    atTheGate(guest, { answers, flags: { mobile_verification: flag } });
  const fill = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    const register = dialog('Create your account');
    await user.type(register.getByLabelText(/^Password/), 'ride the lightning');
    await user.type(register.getByLabelText(/^Confirm password/), 'ride the lightning');
    await user.click(register.getByRole('checkbox', { name: /I accept the terms/ }));
    return register;
  };

  it('AC-13 the phone receives a code, which is sent with the registration', async () => {
    const page = await open(
      true,
      answering(accounts.sendPhoneCode, { success: true, expires_at: '2026-11-23T12:10:00Z' }),
    );
    const register = await fill(page);
    const phone = register.getByRole('textbox', { name: /Mobile phone/ });
    await page.user.clear(phone);
    await press(register.getByRole('button', { name: 'Text me a code' }));
    expect(phone).toHaveAccessibleDescription(/Please enter a valid phone number/);
    await page.user.type(phone, '+1 212 555 0100');
    await press(register.getByRole('button', { name: 'Text me a code' }));
    await wait(10);
    const number = register.getByRole('textbox', { name: /Code from the text message/ });
    expect(number).toHaveFocus();
    await page.user.type(number, '123456');
    await page.user.click(register.getByRole('button', { name: 'Create account and place order' }));
    await wait(10);
    expect(page.called('accounts.register')[0]?.input).toMatchObject({
      body: { user: { phone: '+1 212 555 0100', mobile_verification_number: '123456' } },
    });
  });

  it('AC-13 no phone code is requested while that is switched off', async () => {
    const page = await open(false);
    const register = await fill(page);
    expect(register.queryByRole('textbox', { name: /Code from the text message/ })).not.toBeInTheDocument();
    await page.user.click(register.getByRole('button', { name: 'Create account and place order' }));
    await wait(10);
    expect(JSON.stringify(page.called('accounts.register')[0]?.input)).not.toContain('mobile_verification');
  });
});
