import { createHash } from 'node:crypto';
import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import * as accounts from '@sendahead/shared-contracts/accounts/calls';
import { sendSignInCode, signInByCode } from '@sendahead/shared-contracts/accounts/passwordless-calls';
import { answersPuzzle, puzzleText } from '@sendahead/shared-contracts/accounts/puzzle';
import {
  forgotPassword,
  givePhoneAndTerms,
  phoneAndTermsWanted,
} from '@sendahead/shared-contracts/accounts/terms-calls';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckoutProvider } from '../../fragments/checkout-provider.tsx';
import { ann, customer, guest, loginAnswer } from '../../testing/people.ts';
import { pass, payable, startedWith } from '../../testing/started.ts';
import { AccountDialogs } from './account-dialogs.tsx';

// Read once beforehand: a first read takes real time, which the fake clock does not know.
beforeAll(() => import('./open-account-dialog.tsx'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => pass(ms));
async function atTheGate(session = guest, options: Parameters<typeof startedWith>[0] = {}) {
  const page = startedWith(options);
  render(
    <CheckoutProvider checkout={page.checkout} host={page.host}>
      <button type="button" onClick={() => page.checkout.placeOrder()}>
        Order
      </button>
      <AccountDialogs />
    </CheckoutProvider>,
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  act(() => page.complete(session));
  await wait(500);
  await act(() => payable(page));
  await user.click(screen.getByRole('button', { name: 'Order' }));
  await wait(100);
  return { ...page, user };
}
/** Presses, and lets what it asks for be answered. */
const press = (button: HTMLElement) =>
  act(async () => {
    button.click();
    await pass(60);
  });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

describe('the register dialog', () => {
  it('MD-14 AC-01 opens at checkout with what the first traveler told, and offers signing in', async () => {
    const { user } = await atTheGate();
    const register = dialog('Create your account');
    expect(register.getByRole('textbox', { name: /First name/ })).toHaveValue('Ann');
    expect(register.getByRole('textbox', { name: /First name/ })).toHaveFocus();
    expect(register.getByRole('textbox', { name: /Email/ })).toHaveValue('ann@lee.test');
    await user.click(register.getByRole('radio', { name: 'I have an account' }));
    await wait(100);
    expect(dialog('Sign in').getByRole('button', { name: 'Sign in and place order' })).toBeInTheDocument();
  });

  it('VL-28 VL-38 VL-47 OPEN-59 says at each field what is wrong and leads to the first', async () => {
    const { user, called } = await atTheGate();
    const register = dialog('Create your account');
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
    expect(said(/I accept the terms/)).toHaveAccessibleDescription(
      'Please accept the terms to open your account.',
    );
    expect(called('accounts.register')).toHaveLength(0);
  });

  it('VL-45 says that a mail is taken as soon as its field is left', async () => {
    const { user } = await atTheGate(guest, { answers: [answering(accounts.checkUser, { success: true })] });
    const register = dialog('Create your account');
    await user.click(register.getByRole('textbox', { name: /Email/ }));
    await user.tab();
    await waitFor(() =>
      expect(register.getByRole('textbox', { name: /Email/ })).toHaveAccessibleDescription(
        'Is already taken',
      ),
    );
  });

  it('ER-16 shows the server’s field errors capitalised and leads to the field', async () => {
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
    expect(register.getByRole('textbox', { name: /Email/ })).toHaveAccessibleDescription('Is already taken');
    expect(register.getByRole('textbox', { name: /Email/ })).toHaveFocus();
  });

  it('closes and gives the focus back to what opened it', async () => {
    const { user, state } = await atTheGate();
    await user.click(dialog('Create your account').getByRole('button', { name: 'Close' }));
    await wait(10);
    expect(screen.getByRole('button', { name: 'Order' })).toHaveFocus();
    expect(state().placing.phase).toBe('idle');
  });
});

describe('the sign-in dialog', () => {
  const opened = async (options: Parameters<typeof startedWith>[0] = {}) => {
    const page = await atTheGate(guest, options);
    act(() => page.checkout.store.dispatch({ type: 'dialog-opened', dialog: 'sign-in' }));
    await wait(100);
    return { ...page, signIn: dialog('Sign in') };
  };

  it('VL-46 says what is missing, while typing and on submit', async () => {
    const { signIn, user } = await opened();
    await user.click(signIn.getByLabelText(/Email/));
    await user.tab();
    // Nothing that is wrong shows in the first five seconds of a page (VL-40).
    await wait(5000);
    expect(signIn.getByLabelText(/Email/)).toHaveAccessibleDescription('Please enter your email');
    await user.click(signIn.getByRole('button', { name: 'Sign in and place order' }));
    await wait(10);
    expect(signIn.getByLabelText(/Email/)).toHaveAccessibleDescription('Please enter your email.');
    expect(signIn.getByLabelText(/Password/)).toHaveAccessibleDescription('Please enter your password.');
  });

  it('ER-15 shows the server’s words and keeps what was typed', async () => {
    const message = 'The email or the password is not right.';
    const { signIn, user } = await opened({
      answers: [
        answering(accounts.signIn, loginAnswer({ success: false, user: null, user_id: null, message })),
      ],
    });
    await user.type(signIn.getByLabelText(/Email/), 'ann@lee.test');
    await user.type(signIn.getByLabelText(/Password/), 'wrong');
    await act(async () => {
      signIn.getByRole('button', { name: 'Sign in and place order' }).click();
      await pass(10);
    });
    expect(signIn.getByRole('alert')).toHaveTextContent(message);
    expect(signIn.getByLabelText(/Password/)).toHaveValue('wrong');
  });

  it('attack 48: does the work that too many tries of others ask for, and signs in by itself', async () => {
    const hash = (text: string | Uint8Array) => createHash('sha256').update(text).digest();
    const subtle = { digest: async (_name: string, text: Uint8Array) => hash(text) };
    Object.defineProperty(globalThis.crypto, 'subtle', { configurable: true, value: subtle });
    const answers: unknown[] = [];
    const asking = answering(accounts.signIn, ({ body }) => {
      if (!body.user.proof) throw refusal(429, 'too_many_requests', { puzzle: { id: 'pz', bits: 9 } });
      answers.push(body.user.proof.answer);
      return loginAnswer();
    });
    const { signIn, user, state } = await opened({ answers: [asking] });
    await user.type(signIn.getByLabelText(/Email/), 'ann@lee.test');
    await user.type(signIn.getByLabelText(/Password/), 'right-password');
    await user.click(signIn.getByRole('button', { name: 'Sign in and place order' }));
    for (let turn = 0; turn < 20 && answers.length === 0; turn += 1) await wait(10);
    expect(answersPuzzle(hash(puzzleText('pz', Number(answers[0]))), 9)).toBe(true);
    expect(state().account.failure).toBe('');
  });
});

describe('one dialog for every way in', () => {
  it('MD-15 keeps what was typed while another way is looked at, and takes the mail along', async () => {
    const { user } = await atTheGate();
    const register = dialog('Create your account');
    await user.clear(register.getByRole('textbox', { name: /Email/ }));
    await user.type(register.getByRole('textbox', { name: /Email/ }), 'new@lee.test');
    await user.type(register.getByLabelText(/^Password/), 'ride the lightning');
    await user.click(register.getByRole('radio', { name: 'I have an account' }));
    await wait(10);
    const signIn = dialog('Sign in');
    expect(signIn.getByRole('radio', { name: 'I have an account' })).toHaveFocus();
    expect(signIn.getByRole('textbox', { name: /Email/ })).toHaveValue('new@lee.test');
    expect(signIn.getByLabelText(/^Password/)).toHaveValue('');
    await user.click(signIn.getByRole('radio', { name: 'I am new here' }));
    await wait(10);
    expect(dialog('Create your account').getByLabelText(/^Password/)).toHaveValue('ride the lightning');
  });

  it('shows a password to who types it, and says while typing what it is worth', async () => {
    const { user } = await atTheGate();
    const register = dialog('Create your account');
    const password = register.getByLabelText(/^Password/);
    await user.type(password, 'Password123');
    expect(password).toHaveAccessibleDescription('Too many people use this one');
    await user.clear(password);
    await user.type(password, 'ride the lightning');
    expect(password).toHaveAccessibleDescription('Strong');
    await user.click(register.getByRole('checkbox', { name: 'Show the passwords' }));
    expect(password).toHaveAttribute('type', 'text');
  });

  it('asks for the link of a forgotten password without leaving, and says the same for every mail', async () => {
    const { user, called } = await atTheGate(guest, {
      answers: [answering(forgotPassword, { success: true })],
    });
    await user.click(screen.getByRole('radio', { name: 'I have an account' }));
    await user.type(dialog('Sign in').getByLabelText(/^Password/), 'half remembered');
    await user.click(dialog('Sign in').getByRole('button', { name: 'Forgotten password?' }));
    await wait(10);
    const forgotten = dialog('Forgotten password');
    expect(forgotten.getByRole('textbox', { name: /Email/ })).toHaveFocus();
    expect(forgotten.getByRole('textbox', { name: /Email/ })).toHaveValue('ann@lee.test');
    await press(forgotten.getByRole('button', { name: 'Send the link' }));
    await wait(10);
    expect(forgotten.getByRole('status')).toHaveTextContent('If there is an account for ann@lee.test');
    expect(called('accounts.forgot-password')).toHaveLength(1);
    await user.click(forgotten.getByRole('button', { name: 'Back to the password' }));
    await wait(10);
    expect(dialog('Sign in').getByLabelText(/^Password/)).toHaveValue('half remembered');
  });

  it('says in words that a link could not be sent, and can be asked again', async () => {
    const { user } = await atTheGate(guest, {
      answers: [
        answering(forgotPassword, () => {
          throw refusal(0, 'connection_lost');
        }),
      ],
    });
    await user.click(screen.getByRole('radio', { name: 'I have an account' }));
    await user.click(screen.getByRole('button', { name: 'Forgotten password?' }));
    await press(screen.getByRole('button', { name: 'Send the link' }));
    await wait(10);
    expect(screen.getByRole('alert')).toHaveTextContent(/We could not reach our service/);
    expect(screen.getByRole('button', { name: 'Send the link' })).toBeEnabled();
  });
});

describe('C3 a code by mail', () => {
  const sent = answering(sendSignInCode, {
    success: true,
    expires_at: '2026-11-23T12:10:00Z',
    redirect: null,
  });
  const atTheCode = async (...answers: FakeAnswer[]) => {
    const page = await atTheGate(guest, { answers: [sent, ...answers] });
    await page.user.click(screen.getByRole('radio', { name: 'I have an account' }));
    await page.user.click(screen.getByRole('button', { name: 'Mail me a code instead' }));
    await wait(10);
    await press(dialog('Sign in by a code').getByRole('button', { name: 'Mail me a code' }));
    await wait(10);
    return { ...page, byCode: dialog('Sign in by a code') };
  };

  it('MD-15 AC-01 signs in by the mailed digits, and the order goes on', async () => {
    const page = await atTheCode(answering(signInByCode, loginAnswer()));
    page.page.entersAs();
    const field = page.byCode.getByRole('textbox', { name: /Code/ });
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    await page.user.type(field, '123 456');
    await press(page.byCode.getByRole('button', { name: 'Sign in and place order' }));
    await wait(100);
    expect(page.called('accounts.sign-in-by-code')[0]?.input).toEqual({ body: { code: '123456' } });
    expect(page.called('payments.process-payment')).toHaveLength(1);
  });

  it('says what is wrong with a code, keeps it, and mails another one', async () => {
    const page = await atTheCode(
      answering(signInByCode, () => {
        throw refusal(422, 'code_not_valid');
      }),
    );
    const field = page.byCode.getByRole('textbox', { name: /Code/ });
    await page.user.type(field, '12');
    await page.user.keyboard('{Enter}');
    await wait(10);
    expect(field).toHaveAccessibleDescription(/Please enter the 6 digits of our mail\./);
    await page.user.type(field, '3456');
    await press(page.byCode.getByRole('button', { name: 'Sign in and place order' }));
    expect(page.byCode.getByRole('alert')).toHaveTextContent(/This code is not right/);
    expect(field).toHaveValue('123456');
    await press(page.byCode.getByRole('button', { name: 'Mail me another code' }));
    await wait(10);
    expect(page.called('accounts.send-sign-in-code')).toHaveLength(2);
    expect(field).toHaveValue('');
  });
});

describe('the phone of who registers', () => {
  const open = (flag: boolean, ...answers: FakeAnswer[]) =>
    atTheGate(guest, { answers, flags: { mobile_verification: flag } });
  const fill = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    const register = dialog('Create your account');
    await user.type(register.getByLabelText(/^Password/), 'ride the lightning');
    await user.type(register.getByLabelText(/^Confirm password/), 'ride the lightning');
    await user.click(register.getByRole('checkbox', { name: /I accept the terms/ }));
    return register;
  };

  it('AC-13 is sent a number, which goes along', async () => {
    const page = await open(
      true,
      answering(accounts.sendPhoneCode, { success: true, expires_at: '2026-11-23T12:10:00Z' }),
    );
    const register = await fill(page);
    const phone = register.getByRole('textbox', { name: /Mobile phone/ });
    await page.user.clear(phone);
    await press(register.getByRole('button', { name: 'Send me a number' }));
    expect(phone).toHaveAccessibleDescription(/Please enter a valid phone number/);
    await page.user.type(phone, '+1 212 555 0100');
    await press(register.getByRole('button', { name: 'Send me a number' }));
    await wait(10);
    const number = register.getByRole('textbox', { name: /Number from the message/ });
    expect(number).toHaveFocus();
    await page.user.type(number, '123456');
    await page.user.click(register.getByRole('button', { name: 'Create account and place order' }));
    await wait(10);
    expect(page.called('accounts.register')[0]?.input).toMatchObject({
      body: { user: { phone: '+1 212 555 0100', mobile_verification_number: '123456' } },
    });
  });

  it('AC-13 is asked for no number while that is switched off', async () => {
    const page = await open(false);
    const register = await fill(page);
    expect(register.queryByRole('textbox', { name: /Number from the message/ })).not.toBeInTheDocument();
    await page.user.click(register.getByRole('button', { name: 'Create account and place order' }));
    await wait(10);
    expect(JSON.stringify(page.called('accounts.register')[0]?.input)).not.toContain('mobile_verification');
  });
});

describe('signing in elsewhere', () => {
  const elsewhere = (redirect: string) =>
    answering(
      accounts.signIn,
      loginAnswer({
        success: false,
        user: null,
        user_id: null,
        sso: true,
        redirect,
        message: 'Go on there.',
      }),
    );

  it('AC-09 goes to where a single sign-on begins', async () => {
    const { account, visited } = startedWith({ answers: [elsewhere('/users/auth/club')] });
    await act(() => account.signIn({ email: 'ann@club.test', password: 'x' }));
    expect(visited).toEqual(['/users/auth/club?return_to=%2F']);
  });

  it('AC-09 goes to any other page of ours as it was given', async () => {
    const { account, visited } = startedWith({ answers: [elsewhere('/ship?from=sign-on')] });
    await act(() => account.signIn({ email: 'ann@club.test', password: 'x' }));
    expect(visited).toEqual(['/ship?from=sign-on']);
  });

  it('AC-09 does not follow an answer that points away from this site', async () => {
    const { account, visited, state } = startedWith({ answers: [elsewhere('https://evil.test/auth')] });
    await act(() => account.signIn({ email: 'ann@club.test', password: 'x' }));
    expect(visited).toEqual([]);
    expect(state().account.failure).toBe('Go on there.');
  });
});

describe('a sign-in that another site vouches for', () => {
  const provider = { id: 'social', label: 'Continue with Social', start: '/users/auth/social' };

  it('AC-09 AC-14 is offered where the server has one, and comes back to this page', async () => {
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

  it('MD-19 AC-15 lets go on once the phone is valid or empty and the terms are accepted', async () => {
    const page = await back({ phone: true, terms: true });
    const step = dialog('One more step');
    const goOn = step.getByRole('button', { name: 'Go on' });
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

  it('AC-14 asks only for what lacks, and not again for a phone that was left empty', async () => {
    const page = await back({ phone: true, terms: false });
    const step = dialog('One more step');
    expect(step.queryByRole('checkbox')).not.toBeInTheDocument();
    await page.user.click(step.getByRole('button', { name: 'Not now' }));
    expect(page.state().account.dialog).toBe('none');
    act(() => page.checkout.store.dispatch({ type: 'dialog-opened', dialog: 'completion' }));
    await wait(100);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('AC-14 asks nothing where nothing lacks', async () => {
    const page = await back(null);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(page.state().account.dialog).toBe('none');
  });
});

it('AC-10 gives the focus to the page when signing in has taken its opener away', async () => {
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

describe('the terms dialog', () => {
  it('MD-16 VL-47 is static: only an answer closes it, and accepting needs the tick', async () => {
    const { user, state } = await atTheGate(customer({ acceptedTerms: false }));
    const terms = dialog('Our terms');
    await user.keyboard('{Escape}');
    expect(terms.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await user.click(terms.getByRole('button', { name: 'Accept and go on' }));
    expect(terms.getByRole('checkbox')).toHaveAccessibleDescription(
      'Our terms have changed. Please accept to proceed with your order.',
    );
    expect(terms.getByRole('checkbox')).toHaveFocus();
    await user.click(terms.getByRole('button', { name: 'Not now' }));
    expect(state().account.dialog).toBe('none');
  });
});
