import '@testing-library/jest-dom';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { readOrderPreferences } from '@sendahead/shared-contracts/preferences/calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { screen } from '@testing-library/react';
import { openPart } from '../../testing/order-part.tsx';
import { detail, summary } from '../../testing/orders.ts';
import { LateBags } from './late-bags.tsx';

const late_for = {
  what: 'move_in' as const,
  day: calendarDate('2026-12-04'),
  arrival_date: calendarDate('2026-12-05'),
};

describe('bags of an order that arrive after their traveler', () => {
  it('TR-29 the order page says it in one sentence', () => {
    openPart(<LateBags />, { order: detail({ late_for }) });
    expect(
      screen.getByText('The bags arrive Sat, Dec 5, a day after move-in day, Fri, Dec 4.'),
    ).toBeVisible();
  });

  it('TR-29 abroad it reads the day on which the traveler arrives', async () => {
    const late = { ...late_for, what: 'arrival' as const };
    openPart(<LateBags />, {
      order: detail({ international: true }),
      answers: [answering(readOrderPreferences, { answers: [], international_info: null, late_for: late })],
    });
    expect(
      await screen.findByText('The bags arrive Sat, Dec 5, a day after the traveler arrives, Fri, Dec 4.'),
    ).toBeVisible();
  });

  it('TR-29 nothing is said once the bags have arrived', () => {
    openPart(<LateBags />, { order: detail({ late_for, order: summary({ state: 'delivered' }) }) });
    expect(screen.queryByText(/The bags arrive/)).not.toBeInTheDocument();
  });
});
