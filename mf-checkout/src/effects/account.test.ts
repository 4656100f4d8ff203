import { termsRefused } from '../copy/terms.ts';
import { customer, guest } from '../testing/people.ts';
import { pass, readyPage } from '../testing/started.ts';
import { credentials, registration } from './testing/credentials.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pay = 'payments.process-payment';

describe('the gate', () => {
  it('AC-01 AC-12 MD-14 the gate registers, signs in, and the payment continues automatically', async () => {
    const page = await readyPage({ session: guest });
    page.page.entersAs();
    page.checkout.placeOrder();
    await pass(0);
    expect([page.state().account.dialog, page.called(pay).length]).toEqual(['register', 0]);
    page.account.register(registration);
    await pass(0);
    expect(page.api.calls.map(({ name }) => name).filter((name) => name.startsWith('accounts.'))).toEqual([
      'accounts.register',
      'accounts.sign-in',
    ]);
    expect([page.state().account.dialog, page.called(pay).length]).toEqual(['none', 1]);
  });

  it('AC-01 AC-10 the gate signs in, waits until the page has the new session, and publishes nothing secret on the bus', async () => {
    const page = await readyPage({ session: guest });
    const received: unknown[] = [];
    page.host.page.traffic.subscribe((message) => received.push(message));
    page.checkout.placeOrder();
    await pass(0);
    page.checkout.store.dispatch({ type: 'dialog-opened', dialog: 'sign-in' });
    page.account.signIn(credentials);
    await pass(100);
    expect([page.state().account.busy, page.called(pay).length]).toEqual([true, 0]);
    page.page.session(customer());
    await pass(0);
    expect(page.called(pay)).toHaveLength(1);
    expect(JSON.stringify(received)).not.toMatch(/right-password|csrf-of-ann/);
  });

  it('the state holds no password', async () => {
    const page = await readyPage({ session: guest });
    page.account.register(registration);
    await pass(0);
    expect(JSON.stringify(page.state())).not.toContain(registration.password);
  });

  it('PY-05 closing the dialog cancels the order', async () => {
    const page = await readyPage({ session: guest });
    page.checkout.placeOrder();
    await pass(0);
    page.checkout.store.dispatch({ type: 'dialog-closed' });
    expect(page.state().placing.phase).toBe('idle');
  });

  it('MD-16 VL-47 a signed-in user is asked to accept the current terms, and the order then continues', async () => {
    const page = await readyPage({ session: customer({ acceptedTerms: false }) });
    page.page.entersAs();
    page.checkout.placeOrder();
    expect(page.state().account.dialog).toBe('terms');
    page.account.acceptTerms();
    await pass(0);
    expect([page.state().account.dialog, page.called(pay).length]).toEqual(['none', 1]);
  });

  it('VL-47 declining the terms stops the order, and the page says why', async () => {
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

  it('AC-02 a signed-in user who has accepted the terms is asked nothing', async () => {
    const page = await readyPage();
    page.checkout.placeOrder();
    expect(page.state().account.dialog).toBe('none');
  });
});
