import '@testing-library/jest-dom';
import { readCalendar } from '@sendahead/shared-ui/testing/read-calendar';
import '@sendahead/shared-ui/testing/native-dialog';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { priceCalendar } from '@sendahead/shared-contracts/services/price-calendar-calls';
import { act, screen } from '@testing-library/react';
import { nextStep } from '../../effects/next-step.ts';
import { openUndated } from '../../testing/open-undated.tsx';
import { choose } from '../../testing/planned.ts';
import { readLazies } from '../../testing/read-lazies.ts';
import { pass } from '../../testing/started.ts';

// Read once beforehand: a first read takes real time, which the fake clock does not know.
beforeAll(() => Promise.all([readCalendar(), import('../../features/date-choice/date-choice.tsx')]));
beforeAll(readLazies);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The calendar of a server that does not name the other services of a day (SV-24). */
const onlyCheapest = answering(priceCalendar, {
  days: [
    {
      date: calendarDate('2026-12-03'),
      reason: null,
      cheapest: {
        carrier_service_level_id: 1,
        service_type_name: 'GROUND',
        carrier: 'FedEx',
        price_cents: cents(6900),
        arrival_date: calendarDate('2026-12-08'),
      },
    },
  ],
});

describe('a service that arrives too late', () => {
  it('VL-26 a late service says by how much, with a button for one in time', async () => {
    const page = await openUndated(onlyCheapest);
    await page.by('12/09/2026');
    act(() =>
      page.store.dispatch({ type: 'date-chosen', leg: 'outbound', date: calendarDate('2026-12-08') }),
    );
    await act(() => pass(2000));
    await act(() => choose(page, 'outbound', 1));
    const note = screen.getByText(
      /^This service arrives \d+ days? too late\. You need your bags by Wed, Dec 9\.$/,
    );
    expect(screen.getByRole('group', { name: /^Service to/ })).toContainElement(note);
    for (const name of [/^Trip & dates/, /^Service/])
      expect(screen.getByRole('region', { name })).not.toHaveClass('ui-card--done');
    const { fieldId = '' } = nextStep(page.store.getState()) ?? {};
    expect(document.getElementById(fieldId)).toContainElement(note);
    await page.user.click(screen.getByRole('button', { name: /^Use .+, arrives Wed, Dec 9$/ }));
    await act(() => pass(2000));
    expect(page.last()?.outbound).toMatchObject({ service: { arrival_date: '2026-12-09' } });
    expect(screen.queryByText(/too late/)).toBeNull();
  });

  it('VL-26 a late service links to the latest day in time if no service of the chosen day arrives by then', async () => {
    const page = await openUndated(onlyCheapest);
    await page.by('12/09/2026');
    act(() =>
      page.store.dispatch({ type: 'date-chosen', leg: 'outbound', date: calendarDate('2026-12-09') }),
    );
    await act(() => pass(2000));
    await page.press('Use pickup Thu, Dec 3, arrives Tue, Dec 8');
    await act(() => pass(2000));
    expect(page.last()?.outbound).toMatchObject({
      pickupDate: '2026-12-03',
      service: { arrival_date: '2026-12-08' },
    });
  });
});
