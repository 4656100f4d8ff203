import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import {
  acceptHolidayTerms,
  checkHolidayTerms,
} from '@sendahead/shared-contracts/accounts/holiday-terms-calls';
import { holidayTermsAcceptedEvent } from '@sendahead/shared-contracts/accounts/holiday-terms-topics';
import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { orderRefusedEvent } from '@sendahead/shared-contracts/payments/topics';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { planned } from '../../testing/planned.ts';
import { readLazies } from '../../testing/read-lazies.ts';
import { pass } from '../../testing/started.ts';
import { ItinerarySection } from './itinerary-section.tsx';

// Read once beforehand: a first read takes real time, which the fake clock does not know.
beforeAll(() => import('../../features/holiday-terms/holiday-terms-dialog.tsx'));
beforeAll(() => import('../../features/holiday-terms/terms-ahead.tsx'));
beforeAll(readLazies);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const user = { id: 'u-1', email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', phone: '' };

/** A planned trip of somebody who is signed in, if `signedIn` does not say otherwise. */
async function shown({
  accepted = false,
  saves = true,
  signedIn = true,
  onBehalfOf = null,
  date = '2026-12-23',
}: {
  accepted?: boolean;
  saves?: boolean;
  signedIn?: boolean;
  onBehalfOf?: string | null;
  date?: string;
} = {}) {
  const page = await planned(
    answering(checkHolidayTerms, { success: accepted }),
    answering(acceptHolidayTerms, () => {
      if (!saves) throw refusal(503, 'unavailable');
      return { success: true };
    }),
  );
  if (signedIn)
    page.host.page
      .bind('shell')
      .publish(sessionTopic, { role: 'consumer', user, acceptedTerms: true, onBehalfOf });
  page.store.dispatch({ type: 'date-chosen', leg: 'outbound', date: calendarDate(date) });
  page.store.dispatch({ type: 'service-chosen', leg: 'outbound', serviceLevelId: 1 });
  render(<ItinerarySection store={page.store} host={page.host} />);
  const press = async (role: 'radio' | 'button' | 'checkbox', name: string) => {
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByRole(role, { name }));
    await act(() => pass(1500));
  };
  await act(() => pass(1000));
  await press('radio', 'One way');
  return { ...page, press };
}
/** The same page whose order waits for the terms. */
async function ordered(options: Parameters<typeof shown>[0] = {}) {
  const page = await shown({ accepted: true, ...options });
  const checkout = page.host.page.bind('mf-checkout');
  const accepted: unknown[] = [];
  checkout.events(holidayTermsAcceptedEvent).subscribe((event) => accepted.push(event));
  await act(async () => {
    checkout.publish(orderRefusedEvent, { code: 'holiday_terms_required' });
    await pass(1000);
  });
  return { ...page, accepted };
}
const dialog = () => screen.queryByRole('dialog', { name: 'Holiday terms' });

describe('the holiday terms', () => {
  it('TL-03 MD-17 a change of the trip type shows the terms to a user who has not accepted them this season', async () => {
    const { called } = await shown();
    expect(called('accounts.check-holiday-terms')).toHaveLength(1);
    expect(dialog()).toBeVisible();
  });

  it('TL-03 MD-17 the terms are not asked for a trip outside the holiday weeks', async () => {
    const { called } = await shown({ date: '2026-12-02' });
    expect(called('accounts.check-holiday-terms')).toHaveLength(0);
  });

  it('TL-03 the terms are not shown to a user who has accepted them', async () => {
    await shown({ accepted: true });
    expect(dialog()).toBeNull();
  });

  it('RO-13 a guest is not asked for the terms', async () => {
    const { called } = await shown({ signedIn: false });
    expect(called('accounts.check-holiday-terms')).toHaveLength(0);
  });

  it('RO-13 the terms are shown and stored for the user for whom staff book', async () => {
    const { called, press } = await shown({ onBehalfOf: 'u-9' });
    expect(called('accounts.check-holiday-terms')[0]?.input).toEqual({ query: { on_behalf_user: 'u-9' } });
    await press('checkbox', 'I accept the holiday terms');
    await press('button', 'Accept');
    expect(called('accounts.accept-holiday-terms')[0]?.input).toEqual({
      query: { on_behalf_user: 'u-9', holiday_terms: true },
    });
  });

  it('TL-24 the terms are accepted only with the box ticked, and do not change the trip', async () => {
    const { press, last } = await shown();
    expect(screen.getByRole('button', { name: 'Accept' })).toBeDisabled();
    await press('checkbox', 'I accept the holiday terms');
    await press('button', 'Accept');
    expect(dialog()).toBeNull();
    expect(last()?.outbound.service).not.toBeNull();
  });

  it.each(['Not now', 'Close'])(
    'TL-25 terms declined by %s clear the arrival and request the services again',
    async (name) => {
      const { press, last, called } = await shown();
      const before = called('services.combined-services-options').length;
      await press('button', name);
      expect(dialog()).toBeNull();
      expect(last()?.outbound.service).toBeNull();
      expect(called('services.combined-services-options').length).toBeGreaterThan(before);
    },
  );

  it('TL-24 terms that cannot be saved remain ticked, and can be sent again', async () => {
    const { press, called } = await shown({ saves: false });
    await press('checkbox', 'I accept the holiday terms');
    await press('button', 'Accept');
    expect(screen.getByText('We couldn’t save your answer. Please try again.')).toBeVisible();
    await press('button', 'Accept');
    expect(called('accounts.accept-holiday-terms')).toHaveLength(2);
  });

  it('TL-26 MD-17 RO-13 terms that an order waits for are shown, stored and published to the checkout', async () => {
    const { press, accepted, called, last } = await ordered({ onBehalfOf: 'u-9' });
    expect(dialog()).toBeVisible();
    expect(screen.getByText(/We’ll place your order as soon as you accept these terms/)).toBeVisible();
    await press('checkbox', 'I accept the holiday terms');
    await press('button', 'Accept and place order');
    expect(called('accounts.accept-holiday-terms')[0]?.input).toEqual({
      query: { on_behalf_user: 'u-9', holiday_terms: true },
    });
    expect([dialog(), accepted, last()?.outbound.service === null]).toEqual([null, [{}], false]);
  });

  it.each(['Don’t place order', 'Close'])(
    'TL-26 terms closed by %s keep the trip, and the checkout gets no event',
    async (name) => {
      const { press, accepted, last } = await ordered();
      await press('button', name);
      expect([dialog(), accepted, last()?.outbound.service === null]).toEqual([null, [], false]);
    },
  );

  it('TL-26 terms that could not be saved place no order', async () => {
    const { press, accepted } = await ordered({ saves: false });
    await press('checkbox', 'I accept the holiday terms');
    await press('button', 'Accept and place order');
    expect(screen.getByText('We couldn’t save your answer. Please try again.')).toBeVisible();
    expect(accepted).toEqual([]);
  });

  it('MD-17 TL-24 the terms are accepted on the page before an order, with the box ticked', async () => {
    const { press, called } = await shown();
    await press('button', 'Not now');
    await press('radio', 'Round trip');
    await press('button', 'Not now');
    const block = screen.getByRole('region', { name: 'Holiday terms' });
    expect(block).toHaveTextContent('Please accept these terms before you pay.');
    expect(screen.getByRole('button', { name: 'Accept terms' })).toBeDisabled();
    await press('checkbox', 'I accept the holiday terms');
    await press('button', 'Accept terms');
    expect(called('accounts.accept-holiday-terms')).toHaveLength(1);
    expect(screen.getByText('You accepted the holiday terms.')).toBeVisible();
    await press('radio', 'One way');
    expect(dialog()).toBeNull();
  });

  it('MD-17 TL-26 terms accepted with an account remain accepted when the card is then declined', async () => {
    const { press, host } = await shown();
    await press('button', 'Not now');
    await press('radio', 'Round trip');
    await press('button', 'Not now');
    const checkout = host.page.bind('mf-checkout');
    await act(async () => {
      checkout.publish(holidayTermsAcceptedEvent, {});
      checkout.publish(orderRefusedEvent, { code: 'card_declined' });
      await pass(1000);
    });
    expect(screen.getByText('You accepted the holiday terms.')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'I accept the holiday terms' })).toBeNull();
  });

  it("MD-17 TL-26 terms ticked on the page are ticked in an order's dialog, for the same person only", async () => {
    const { press, host } = await shown();
    await press('button', 'Not now');
    await press('radio', 'Round trip');
    await press('button', 'Not now');
    await press('checkbox', 'I accept the holiday terms');
    await act(async () => {
      host.page.bind('mf-checkout').publish(orderRefusedEvent, { code: 'holiday_terms_required' });
      await pass(1000);
    });
    expect(screen.getByRole('checkbox', { name: 'I accept the holiday terms' })).toBeChecked();
    await act(async () => {
      host.page.bind('shell').publish(sessionTopic, {
        role: 'consumer',
        user: { ...user, id: 'u-2' },
        acceptedTerms: true,
        onBehalfOf: null,
      });
      await pass(1000);
    });
    expect(screen.getByRole('checkbox', { name: 'I accept the holiday terms' })).not.toBeChecked();
  });

  it('MD-17 RO-13 a guest sees the terms before an order, without a question', async () => {
    const { called } = await shown({ signedIn: false });
    const block = screen.getByRole('region', { name: 'Holiday terms' });
    expect(block).toHaveTextContent('You’ll accept these terms together with ours when you order.');
    expect(screen.queryByRole('button', { name: 'Accept terms' })).toBeNull();
    expect(called('accounts.check-holiday-terms')).toHaveLength(0);
  });

  it.each(['card_declined', 'recalc'])(
    'TL-26 another refusal does not ask for the terms: %s',
    async (code) => {
      const { host } = await shown({ accepted: true });
      await act(async () => {
        host.page.bind('mf-checkout').publish(orderRefusedEvent, { code });
        await pass(1000);
      });
      expect(dialog()).toBeNull();
    },
  );
});
