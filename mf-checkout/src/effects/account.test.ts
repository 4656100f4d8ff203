import * as accounts from '@sendahead/shared-contracts/accounts/calls';
import { signedInEvent, signInRequestedEvent } from '@sendahead/shared-contracts/accounts/topics';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { termsRefused } from '../copy/terms.ts';
import { ann, customer, guest, loginAnswer } from '../testing/people.ts';
import { pass, readyPage, started, startedWith } from '../testing/started.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const credentials = { email: 'ann@lee.test', password: 'right-password' };
const registration = {
  ...credentials,
  first_name: 'Ann',
  last_name: 'Lee',
  phone: '',
  password_confirmation: credentials.password,
  terms: true,
};
const pay = 'payments.process-payment';

describe('the gate', () => {
  it('AC-01 AC-12 MD-14 registers, signs in, and the payment goes on by itself', async () => {
    const page = await readyPage({ session: guest });
    page.page.entersAs();
    page.checkout.placeOrder();
    expect([page.state().account.dialog, page.called(pay).length]).toEqual(['register', 0]);
    page.account.register(registration);
    await pass(0);
    expect(page.api.calls.map(({ name }) => name).filter((name) => name.startsWith('accounts.'))).toEqual([
      'accounts.register',
      'accounts.sign-in',
    ]);
    expect([page.state().account.dialog, page.called(pay).length]).toEqual(['none', 1]);
  });

  it('AC-01 AC-10 signs in, waits until the page knows the new session, and nothing secret is said on the bus', async () => {
    const page = await readyPage({ session: guest });
    const told: unknown[] = [];
    page.host.page.traffic.subscribe((message) => told.push(message));
    page.checkout.placeOrder();
    page.checkout.store.dispatch({ type: 'dialog-opened', dialog: 'sign-in' });
    page.account.signIn(credentials);
    await pass(100);
    expect([page.state().account.busy, page.called(pay).length]).toEqual([true, 0]);
    page.page.session(customer());
    await pass(0);
    expect(page.called(pay)).toHaveLength(1);
    expect(JSON.stringify(told)).not.toMatch(/right-password|csrf-of-ann/);
  });

  it('keeps no password in the state', async () => {
    const page = await readyPage({ session: guest });
    page.account.register(registration);
    await pass(0);
    expect(JSON.stringify(page.state())).not.toContain(registration.password);
  });

  it('PY-05 cancels the order when the dialog is closed', async () => {
    const page = await readyPage({ session: guest });
    page.checkout.placeOrder();
    page.checkout.store.dispatch({ type: 'dialog-closed' });
    expect(page.state().placing.phase).toBe('idle');
  });

  it('MD-16 VL-47 asks who is signed in for the present terms, and goes on once they are accepted', async () => {
    const page = await readyPage({ session: customer({ acceptedTerms: false }) });
    page.page.entersAs();
    page.checkout.placeOrder();
    expect(page.state().account.dialog).toBe('terms');
    page.account.acceptTerms();
    await pass(0);
    expect([page.state().account.dialog, page.called(pay).length]).toEqual(['none', 1]);
  });

  it('VL-47 does not go on when the terms are declined, and says why', async () => {
    const page = await readyPage({ session: customer({ acceptedTerms: false }) });
    page.checkout.placeOrder();
    page.account.declineTerms();
    await pass(1000);
    expect([page.alerts, page.state().placing.phase, page.called(pay).length]).toEqual([
      [`6: ${termsRefused}`],
      'idle',
      0,
    ]);
  });

  it('AC-02 asks nothing of a signed-in user who has accepted the terms', async () => {
    const page = await readyPage();
    page.checkout.placeOrder();
    expect(page.state().account.dialog).toBe('none');
  });
});

describe('what can go wrong with an account', () => {
  it('ER-15 shows the server’s words, and in the stack for 4 s', async () => {
    const message = 'That email or password isn’t right.';
    const page = started(
      answering(accounts.signIn, loginAnswer({ success: false, user: null, user_id: null, message })),
    );
    page.page.session(guest);
    page.account.signIn(credentials);
    await pass(0);
    expect([page.state().account.failure, page.alerts]).toEqual([message, [`4: ${message}`]]);
  });

  it('OPEN-21 does not open a sign-in page of a site that is not configured, and says so', async () => {
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

  it('ER-16 VL-45 shows the field errors capitalised', async () => {
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

  it('ER-17 says when the account was made but signing in failed', async () => {
    const page = started(
      answering(accounts.signIn, () => {
        throw refusal(503, 'unavailable');
      }),
    );
    page.account.register(registration);
    await pass(0);
    expect(page.state().account.failure).toBe('Your account registered but login failed.');
  });

  it('ER-17 says when the page never learnt of the new session', async () => {
    const page = started();
    page.page.session(guest);
    page.account.signIn(credentials);
    await pass(8000);
    expect(page.state().account).toMatchObject({ busy: false, failure: 'Login failed.' });
  });

  it('says in words when the server could not be reached', async () => {
    const page = started(
      answering(accounts.register, () => {
        throw refusal(0, 'connection_lost');
      }),
    );
    page.account.register(registration);
    await pass(0);
    expect(page.state().account.failure).toMatch(/^We can’t reach our service/);
  });

  it('VL-45 recognizes a taken email address, and delays nobody when that is unknown', async () => {
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

it('MD-15 opens the sign-in dialog for the header, and closes it with the new session', async () => {
  const page = started();
  page.page.session(guest);
  page.page.entersAs();
  page.host.page.bind('shell').publish(signInRequestedEvent, { reason: 'header' });
  expect(page.state().account.dialog).toBe('sign-in');
  page.account.signIn(credentials);
  await pass(0);
  expect([page.state().account.dialog, page.state().placing.phase]).toEqual(['none', 'idle']);
});

it('MD-16 asks for the present terms after signing in from the header', async () => {
  const page = started();
  page.page.session(guest);
  page.page.entersAs(customer({ acceptedTerms: false }));
  page.host.page.bind('shell').publish(signInRequestedEvent, { reason: 'header' });
  page.account.signIn(credentials);
  await pass(0);
  expect(page.state().account.dialog).toBe('terms');
});

it('AC-10 tells the page who has signed in, and nothing more', async () => {
  const page = started();
  const told: unknown[] = [];
  page.host.page
    .bind('shell')
    .events(signedInEvent)
    .subscribe((event) => told.push(event));
  page.account.signIn(credentials);
  await pass(0);
  expect(told).toEqual([{ userId: ann.id, ordering: false }]);
});

describe('what a page asks by itself', () => {
  const arriving = (path: string): void => window.history.pushState({}, '', path);
  afterEach(() => arriving('/'));
  const opened = async (path: string, options: Parameters<typeof startedWith>[0], session = guest) => {
    arriving(path);
    const page = startedWith(options);
    page.page.session(session);
    await pass(2999);
    const early = page.state().account.dialog;
    await pass(1);
    page.stop();
    return [early, page.state().account.dialog];
  };

  it('AC-04 asks for the terms 3 s after it came, and nobody who has accepted them', async () => {
    expect(await opened('/ship', {}, customer({ acceptedTerms: false }))).toEqual(['none', 'terms']);
    expect(await opened('/ship', {}, customer())).toEqual(['none', 'none']);
    expect(await opened('/ship', {})).toEqual(['none', 'none']);
  });

  it('OPEN-65 asks for the terms when somebody signs in later and has not accepted them, once', async () => {
    arriving('/ship');
    const page = startedWith({});
    page.page.session(guest);
    await pass(10_000);
    page.page.session(customer({ acceptedTerms: false }));
    await pass(10);
    expect(page.state().account.dialog).toBe('terms');
    page.checkout.store.dispatch({ type: 'dialog-closed' });
    page.page.session(customer({ acceptedTerms: false }));
    await pass(10);
    expect(page.state().account.dialog).toBe('none');
    page.stop();
  });

  it('RT-24 asks a guest to sign in where a link wants it, but never where something is booked', async () => {
    expect(await opened('/payments/receipt?login_flag=1', {})).toEqual(['sign-in', 'sign-in']);
    expect(await opened('/ship?login_flag=1', {})).toEqual(['none', 'none']);
    expect(await opened('/payments/receipt', {})).toEqual(['none', 'none']);
  });

  it('MD-19 asks for what a social sign-in lacks, and nobody who is complete', async () => {
    const social = (complete_social_user: boolean) => ({
      bootSession: { user: ann, social_user: true, complete_social_user },
    });
    const person = customer({ acceptedTerms: false });
    expect(await opened('/ship', social(false), person)).toEqual(['completion', 'completion']);
    expect(await opened('/ship', social(true), customer())).toEqual(['none', 'none']);
  });
});
