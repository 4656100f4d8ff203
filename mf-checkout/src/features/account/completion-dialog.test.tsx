import '@testing-library/jest-dom';
import * as accounts from '@sendahead/shared-contracts/accounts/calls';
import { givePhoneAndTerms, phoneAndTermsWanted } from '@sendahead/shared-contracts/accounts/terms-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckoutProvider } from '../../fragments/checkout-provider.tsx';
import { atTheGate, dialog, prepareDialogs, press, wait } from '../../testing/at-the-gate.tsx';
import { ann, customer, guest } from '../../testing/people.ts';
import { startedWith } from '../../testing/started.ts';
import { AccountDialogs } from './account-dialogs.tsx';

prepareDialogs();

describe('a sign-in that another site vouches for', () => {
  const provider = { id: 'social', label: 'Continue with Social', start: '/users/auth/social' };

  it('AC-09 AC-14 a social sign-in is offered if the server has one, and returns to this page', async () => {
    const elsewhere = { ...provider, id: 'evil', label: 'Evil', start: 'https://evil.test/' };
    const { user, visited } = await atTheGate(guest, {
      answers: [answering(accounts.signInProviders, { providers: [provider, elsewhere] })],
    });
    const register = dialog('Create your account');
    expect(register.queryByRole('button', { name: 'Evil' })).not.toBeInTheDocument();
    await user.click(register.getByRole('button', { name: 'Continue with Social' }));
    expect(visited).toEqual(['/users/auth/social?return_to=%2F']);
  });

  const back = async (lacking: { phone: boolean; terms: boolean } | null) => {
    sessionStorage.clear();
    const page = startedWith({
      bootSession: { user: ann, social_user: true, complete_social_user: false },
      answers: [
        answering(phoneAndTermsWanted, { success: true, phone_and_tnc: lacking }),
        answering(givePhoneAndTerms, { success: true }),
      ],
    });
    act(() => page.page.session(customer({ acceptedTerms: lacking?.terms !== true })));
    render(
      <CheckoutProvider checkout={page.checkout} host={page.host}>
        <AccountDialogs />
      </CheckoutProvider>,
    );
    await wait(100);
    return { ...page, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
  };

  it('MD-19 AC-15 the dialog continues once the phone is valid or empty and the terms are accepted', async () => {
    const page = await back({ phone: true, terms: true });
    const step = dialog('One more step');
    const goOn = step.getByRole('button', { name: 'Continue' });
    expect(goOn).toBeDisabled();
    await page.user.click(step.getByRole('checkbox', { name: /I accept the terms/ }));
    expect(goOn).toBeEnabled();
    await page.user.type(step.getByRole('textbox', { name: /Phone/ }), '12');
    expect(goOn).toBeDisabled();
    expect(step.getByRole('textbox', { name: /Phone/ })).toHaveAccessibleDescription(
      /Please enter a valid phone number/,
    );
    await page.user.type(step.getByRole('textbox', { name: /Phone/ }), '5 555 0100 99');
    await press(goOn);
    expect(page.called('accounts.give-phone-and-terms')[0]?.input).toEqual({
      query: { phone: '125 555 0100 99', terms: true },
    });
    expect(page.state().account.dialog).toBe('none');
  });

  it('AC-14 VL-34 the dialog accepts a phone number of another country', async () => {
    const page = await back({ phone: true, terms: false });
    const step = dialog('One more step');
    await page.user.selectOptions(step.getByRole('combobox', { name: 'Country code' }), 'ES');
    await page.user.type(step.getByRole('textbox', { name: /Phone/ }), '912 345 678');
    await press(step.getByRole('button', { name: 'Continue' }));
    expect(page.called('accounts.give-phone-and-terms')[0]?.input).toMatchObject({
      query: { phone: '+34 912 34 56 78' },
    });
  });

  it('AC-14 the dialog asks only for missing data, and not again for a phone that was left empty', async () => {
    const page = await back({ phone: true, terms: false });
    const step = dialog('One more step');
    expect(step.queryByRole('checkbox')).not.toBeInTheDocument();
    await page.user.click(step.getByRole('button', { name: 'Not now' }));
    expect(page.state().account.dialog).toBe('none');
    act(() => page.checkout.store.dispatch({ type: 'dialog-opened', dialog: 'completion' }));
    await wait(100);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('AC-14 asks for nothing if nothing is missing', async () => {
    const page = await back(null);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(page.state().account.dialog).toBe('none');
  });
});

it('AC-10 moves the focus to the page when signing in has removed its opener', async () => {
  const page = startedWith({});
  page.page.session(guest);
  page.page.entersAs();
  const view = (opener: boolean) => (
    <CheckoutProvider checkout={page.checkout} host={page.host}>
      {opener ? <button type="button">Sign in from here</button> : null}
      <main id="main" tabIndex={-1} />
      <AccountDialogs />
    </CheckoutProvider>
  );
  const { rerender } = render(view(true));
  screen.getByRole('button', { name: 'Sign in from here' }).focus();
  act(() => page.checkout.store.dispatch({ type: 'dialog-opened', dialog: 'sign-in' }));
  await wait(100);
  expect(dialog('Sign in').getByLabelText(/Email/)).toHaveFocus();
  rerender(view(false));
  await act(() => page.account.signIn({ email: 'ann@lee.test', password: 'right' }));
  await wait(10);
  expect(screen.getByRole('main')).toHaveFocus();
});
