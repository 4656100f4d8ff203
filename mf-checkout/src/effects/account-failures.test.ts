import * as accounts from '@sendahead/shared-contracts/accounts/calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { ann, guest, loginAnswer } from '../testing/people.ts';
import { pass, started } from '../testing/started.ts';
import { credentials, registration } from './testing/credentials.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what can go wrong with an account', () => {
  it.each([
    ['at its dialog alone', true, []],
    ['in the stack for 4 s where the dialog was closed meanwhile', false, ['4: Wrong.']],
  ])('ER-15 a failed sign-in shows the server’s message %s', async (_where, open, alerts) => {
    const message = 'Wrong.';
    const page = started(
      answering(accounts.signIn, loginAnswer({ success: false, user: null, user_id: null, message })),
    );
    page.page.session(guest);
    page.checkout.store.dispatch({ type: 'dialog-opened', dialog: 'sign-in' });
    page.account.signIn(credentials);
    if (!open) page.checkout.store.dispatch({ type: 'dialog-closed' });
    await pass(0);
    expect([page.state().account.failure, page.alerts]).toEqual([message, alerts]);
  });

  it('OPEN-21 a sign-in page of a site that is not configured is not opened, and the dialog says so', async () => {
    const elsewhere = {
      success: false,
      user: null,
      user_id: null,
      sso: true,
      redirect: 'https://evil.test/',
    };
    const page = started(answering(accounts.signIn, loginAnswer(elsewhere)));
    page.page.session(guest);
    page.account.signIn(credentials);
    await pass(0);
    expect(page.state().account.failure).toMatch(
      /We didn’t open that sign-in page because it isn’t one of our partners/,
    );
  });

  it('ER-16 VL-45 field errors are capitalized', async () => {
    const page = started(
      answering(accounts.register, {
        success: false,
        user: null,
        user_id: null,
        errors: { email: ['is already taken'] },
        message: null,
      }),
    );
    page.account.register(registration);
    await pass(0);
    expect(page.state().account.fieldErrors).toEqual({ email: 'Is already taken' });
  });

  it('ER-17 the dialog says when the account was created but signing in failed', async () => {
    const page = started(
      answering(accounts.signIn, () => {
        throw refusal(503, 'unavailable');
      }),
    );
    page.account.register(registration);
    await pass(0);
    expect(page.state().account.failure).toBe('Your account registered but login failed.');
  });

  it('ER-17 the dialog says when the page never got the new session', async () => {
    const page = started();
    page.page.session(guest);
    page.account.signIn(credentials);
    await pass(8000);
    expect(page.state().account).toMatchObject({ busy: false, failure: 'Login failed.' });
  });

  it('the dialog says when the server could not be reached', async () => {
    const page = started(
      answering(accounts.register, () => {
        throw refusal(0, 'connection_lost');
      }),
    );
    page.account.register(registration);
    await pass(0);
    expect(page.state().account.failure).toMatch(/^We can’t reach our service/);
  });

  it('VL-45 a taken email address is recognized, and nobody is delayed if that is unknown', async () => {
    const page = started(answering(accounts.checkUser, { success: true }));
    await expect(page.account.isTaken(ann.email)).resolves.toBe(true);
    const down = started(
      answering(accounts.checkUser, () => {
        throw refusal(429, 'too_many_requests');
      }),
    );
    await expect(down.account.isTaken(ann.email)).resolves.toBe(false);
  });
});
