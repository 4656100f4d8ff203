import { createHash } from 'node:crypto';
import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import * as accounts from '@sendahead/shared-contracts/accounts/calls';
import { answersPuzzle, puzzleText } from '@sendahead/shared-contracts/accounts/puzzle';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckoutProvider } from '../../fragments/checkout-provider.tsx';
import { customer, guest, loginAnswer } from '../../testing/people.ts';
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
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

describe('the register dialog', () => {
  it('MD-14 AC-01 opens at checkout with what the first traveler told, and offers signing in', async () => {
    const { user } = await atTheGate();
    const register = dialog('Create your account');
    expect(register.getByRole('textbox', { name: /First name/ })).toHaveValue('Ann');
    expect(register.getByRole('textbox', { name: /First name/ })).toHaveFocus();
    expect(register.getByRole('textbox', { name: /Email/ })).toHaveValue('ann@lee.test');
    await user.click(register.getByRole('button', { name: 'I have an account' }));
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
      'Our terms have changed. Please accept to proceed with your order.',
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
    expect(signIn.getByRole('link', { name: /Forgot your password/ })).toHaveAttribute('target', '_blank');
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
    const { checkout, visited } = startedWith({ answers: [elsewhere('/users/auth/club')] });
    await act(() => checkout.account.signIn({ email: 'ann@club.test', password: 'x' }));
    expect(visited).toEqual(['/users/auth/club']);
  });

  it('AC-09 does not follow an answer that points away from this site', async () => {
    const { checkout, visited, state } = startedWith({ answers: [elsewhere('https://evil.test/auth')] });
    await act(() => checkout.account.signIn({ email: 'ann@club.test', password: 'x' }));
    expect(visited).toEqual([]);
    expect(state().account.failure).toBe('Go on there.');
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
  await act(() => page.checkout.account.signIn({ email: 'ann@lee.test', password: 'right' }));
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
