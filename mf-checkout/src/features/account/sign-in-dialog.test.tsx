import '@testing-library/jest-dom';
import { createHash } from 'node:crypto';
import * as accounts from '@sendahead/shared-contracts/accounts/calls';
import { sendSignInCode, signInByCode } from '@sendahead/shared-contracts/accounts/passwordless-calls';
import { answersPuzzle, puzzleText } from '@sendahead/shared-contracts/accounts/puzzle';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { act, screen } from '@testing-library/react';
import { atTheGate, dialog, prepareDialogs, press, wait } from '../../testing/at-the-gate.tsx';
import { guest, loginAnswer } from '../../testing/people.ts';
import { pass, startedWith } from '../../testing/started.ts';

prepareDialogs();

describe('the sign-in dialog', () => {
  const opened = async (options: Parameters<typeof startedWith>[0] = {}) => {
    const page = await atTheGate(guest, options);
    act(() => page.checkout.store.dispatch({ type: 'dialog-opened', dialog: 'sign-in' }));
    await wait(100);
    return { ...page, signIn: dialog('Sign in') };
  };

  it('VL-46 the sign-in dialog says what is missing, while typing and on submit', async () => {
    const { signIn, user } = await opened();
    await user.click(signIn.getByLabelText(/Email/));
    await user.tab();
    // No error is shown in the first five seconds of a page (VL-40).
    await wait(5000);
    expect(signIn.getByLabelText(/Email/)).toHaveAccessibleDescription('Please enter your email');
    await user.click(signIn.getByRole('button', { name: 'Sign in and place order' }));
    await wait(10);
    expect(signIn.getByLabelText(/Email/)).toHaveAccessibleDescription('Please enter your email.');
    expect(signIn.getByLabelText(/Password/)).toHaveAccessibleDescription('Please enter your password.');
  });

  it('ER-15 shows the server’s message and keeps the typed values', async () => {
    const message = 'That email or password isn’t right.';
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

  it('attack 48: does the proof of work that too many attempts by others require, and signs in automatically', async () => {
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

describe('C3 a code by mail', () => {
  const sent = answering(sendSignInCode, {
    success: true,
    expires_at: '2026-11-23T12:10:00Z',
    redirect: null,
  });
  const atTheCode = async (...answers: FakeAnswer[]) => {
    const page = await atTheGate(guest, { answers: [sent, ...answers] });
    await page.user.click(screen.getByRole('radio', { name: 'I have an account' }));
    await page.user.click(screen.getByRole('button', { name: 'Email me a code instead' }));
    await wait(10);
    await press(dialog('Sign in with a code').getByRole('button', { name: 'Email me a code' }));
    await wait(10);
    return { ...page, byCode: dialog('Sign in with a code') };
  };

  it('MD-15 AC-01 signs in with the emailed digits, and the order continues', async () => {
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

  it('explains the problem with a code, keeps it, and emails a new one', async () => {
    const page = await atTheCode(
      answering(signInByCode, () => {
        throw refusal(422, 'code_not_valid');
      }),
    );
    const field = page.byCode.getByRole('textbox', { name: /Code/ });
    await page.user.type(field, '12');
    await page.user.keyboard('{Enter}');
    await wait(10);
    expect(field).toHaveAccessibleDescription(/Please enter the 6-digit code from our email\./);
    await page.user.type(field, '3456');
    await press(page.byCode.getByRole('button', { name: 'Sign in and place order' }));
    expect(page.byCode.getByRole('alert')).toHaveTextContent(
      /That code is wrong or more than 10 minutes old/,
    );
    expect(page.byCode.queryByText(/we’ve emailed a 6-digit code/)).not.toBeInTheDocument();
    expect(field).toHaveValue('123456');
    await press(page.byCode.getByRole('button', { name: 'Email me a new code' }));
    await wait(10);
    expect(page.called('accounts.send-sign-in-code')).toHaveLength(2);
    expect(field).toHaveValue('');
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

  it('AC-09 opens the page where a single sign-on begins', async () => {
    const { account, visited } = startedWith({ answers: [elsewhere('/users/auth/club')] });
    await act(() => account.signIn({ email: 'ann@club.test', password: 'x' }));
    expect(visited).toEqual(['/users/auth/club?return_to=%2F']);
  });

  it('AC-09 opens any other page of ours unchanged', async () => {
    const { account, visited } = startedWith({ answers: [elsewhere('/ship?from=sign-on')] });
    await act(() => account.signIn({ email: 'ann@club.test', password: 'x' }));
    expect(visited).toEqual(['/ship?from=sign-on']);
  });

  it('AC-09 does not follow an answer that points away from this site', async () => {
    const { account, visited, state } = startedWith({ answers: [elsewhere('https://evil.test/auth')] });
    await act(() => account.signIn({ email: 'ann@club.test', password: 'x' }));
    expect(visited).toEqual([]);
    expect(state().account.failure).toMatch(
      /We didn’t open that sign-in page because it isn’t one of our partners/,
    );
  });
});
