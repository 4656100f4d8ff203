import '@testing-library/jest-dom';
import { acceptHolidayTerms } from '@sendahead/shared-contracts/accounts/holiday-terms-calls';
import { holidayTermsAcceptedEvent } from '@sendahead/shared-contracts/accounts/holiday-terms-topics';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { act, screen } from '@testing-library/react';
import { atTheGate, dialog, prepareDialogs, wait } from '../../testing/at-the-gate.tsx';
import { goodLeg, ground, oneWay } from '../../testing/page-slices.ts';
import { customer, guest } from '../../testing/people.ts';

prepareDialogs();

const overChristmas = oneWay({ outbound: goodLeg({ service: ground('2026-12-22') }) });
const accepted = answering(acceptHolidayTerms, { success: true });

/** A guest whose bags arrive in the holiday weeks, with the account dialog open. */
async function atTheDialog(itinerary = overChristmas, session = guest) {
  const page = await atTheGate(session, { answers: [accepted] });
  // Normally the days are chosen before the order; here the order already waits for its account.
  act(() => page.page.itinerary(itinerary));
  await wait(100);
  return page;
}

async function createAccount({ user }: Awaited<ReturnType<typeof atTheDialog>>, box: string) {
  const register = dialog('Create your account');
  await user.type(register.getByLabelText(/^Password/), 'ride the lightning');
  await user.type(register.getByLabelText(/^Confirm password/), 'ride the lightning');
  await user.click(register.getByRole('checkbox', { name: box }));
  await user.click(register.getByRole('button', { name: 'Create account and place order' }));
  await wait(100);
}

describe('the holiday terms of a new customer', () => {
  it('MD-17 TL-24 TL-26 a new customer accepts the holiday terms with ours in one box, and they are saved before the order is sent', async () => {
    const page = await atTheDialog();
    page.page.entersAs();
    const heard: unknown[] = [];
    page.host.page
      .bind('mf-services')
      .events(holidayTermsAcceptedEvent)
      .subscribe((event) => heard.push(event));
    await createAccount(page, 'I accept the terms and the holiday terms');
    await wait(1000);
    // The card above the payment shows them as accepted, even after a declined card.
    expect(heard).toEqual([{}]);
    const sent = page.api.calls.map(({ name }) => name);
    expect(page.called('accounts.accept-holiday-terms')).toMatchObject([
      { input: { query: { holiday_terms: true } } },
    ]);
    expect(sent.indexOf('accounts.accept-holiday-terms')).toBeLessThan(
      sent.indexOf('payments.process-payment'),
    );
    expect(page.state().placing.phase).toBe('placed');
  });

  it('MD-17 the holiday terms are neither requested nor saved if the bags travel on other days', async () => {
    const page = await atTheDialog(oneWay());
    page.page.entersAs();
    await createAccount(page, 'I accept the terms');
    await wait(1000);
    expect(page.state().placing.phase).toBe('placed');
    expect(page.called('accounts.accept-holiday-terms')).toEqual([]);
  });

  it('MD-16 MD-17 a signed-in user accepts the holiday terms together with the current terms', async () => {
    const page = await atTheDialog(overChristmas, customer({ acceptedTerms: false }));
    page.page.entersAs();
    const terms = dialog('Our terms');
    expect(terms.getByText(/from December 22 to January 3/)).toBeVisible();
    await page.user.click(terms.getByRole('checkbox', { name: 'I accept the terms and the holiday terms' }));
    await page.user.click(terms.getByRole('button', { name: 'Accept and continue' }));
    await wait(1000);
    expect(page.called('accounts.accept-holiday-terms')).toHaveLength(1);
    expect(page.state().placing.phase).toBe('placed');
  });

  it('MD-17 TL-26 a returning user accepts the holiday terms while signing in, and is not asked again', async () => {
    const page = await atTheDialog();
    act(() => page.checkout.store.dispatch({ type: 'dialog-opened', dialog: 'sign-in' }));
    await wait(100);
    const box = () => screen.getByRole('checkbox', { name: 'I accept the holiday terms' });
    await page.user.click(box());
    await page.user.click(box());
    expect(page.state().holidayAgreed).toBe(false);
    await page.user.click(box());
    act(() => page.page.session(customer()));
    await wait(1500);
    expect(page.called('accounts.accept-holiday-terms')).toHaveLength(1);
    expect(page.state().placing.phase).toBe('placed');
  });

  it('MD-17 the sign-in has no box for the holiday terms if the bags travel on other days', async () => {
    const page = await atTheDialog(oneWay());
    act(() => page.checkout.store.dispatch({ type: 'dialog-opened', dialog: 'sign-in' }));
    await wait(100);
    expect(screen.queryByRole('checkbox', { name: 'I accept the holiday terms' })).toBeNull();
  });

  it('RO-13 holiday terms that one person accepted are not saved for the next person', async () => {
    const page = await atTheDialog();
    act(() => page.checkout.store.dispatch({ type: 'holiday-terms-agreed' }));
    act(() => page.page.session(customer()));
    expect(page.state().holidayAgreed).toBe(true);
    act(() => page.page.session(guest));
    expect(page.state().holidayAgreed).toBe(false);
  });
});
