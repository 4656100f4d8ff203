import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { nextPickupDay } from '@sendahead/shared-contracts/calendar/calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { changeOrder, priceOrderChange } from '@sendahead/shared-contracts/orders/change-calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { screen, waitFor } from '@testing-library/react';
import { openPart } from '../../testing/order-part.tsx';
import {
  carrierHolidays,
  clickButton,
  costs,
  picksUpToday,
  single,
  there,
  typeDay,
} from '../../testing/order-to-change.tsx';
import { ChangeDays } from './change-days.tsx';

describe('the days that can be chosen', () => {
  it('CH-07 the days begin with today in our time zone, even in an evening that is tomorrow elsewhere', async () => {
    const nothing = () => undefined;
    openPart(<ChangeDays options={{ billed_to: null, legs: [there] }} onClose={nothing} onDone={nothing} />, {
      order: single,
      answers: [answering(priceOrderChange, costs(0)), carrierHolidays, picksUpToday],
      now: '2026-12-02T03:00:00.000Z',
    });
    await typeDay(/^Pickup day/, '12/01/2026');
    expect(await screen.findByText('No difference in price')).toBeVisible();
  });

  it.each([
    [true, 'We’ll void the labels of each leg that changes and email you new ones.'],
    [false, 'Your labels come by email, with the change.'],
  ])('CH-08 the dialog says what happens to labels; ready: %s', async (label_ready, words) => {
    const nothing = () => undefined;
    const bag = { leg: 'outbound' as const, traveler: 'Casey', item: 'Golf bag', tracking_number: null };
    const shipments = [{ ...bag, events: [], label_ready }];
    openPart(<ChangeDays options={{ billed_to: null, legs: [there] }} onClose={nothing} onDone={nothing} />, {
      order: { ...single, shipments },
      answers: [answering(priceOrderChange, costs(0)), carrierHolidays, picksUpToday],
    });
    await typeDay(/^Pickup day/, '12/03/2026');
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('CH-07 days on which the club is closed are left out, independent of carriers', async () => {
    const nothing = () => undefined;
    const from = { ...there.from, name: 'Heronsway', closed: { weekdays: [1], dates: [] } };
    const legs = [{ ...there, from }];
    openPart(<ChangeDays options={{ billed_to: null, legs }} onClose={nothing} onDone={nothing} />, {
      order: single,
      answers: [carrierHolidays, picksUpToday],
    });
    await typeDay(/^Pickup day/, '12/07/2026');
    expect(await screen.findByText(/Heronsway is closed that day\. Choose/)).toBeVisible();
  });

  it('CH-07 the carriers’ holidays are left out, by name, and the dialog says when the bags are needed', async () => {
    const nothing = () => undefined;
    const [leg] = single.legs ?? [];
    if (!leg) throw new Error('an order without a leg');
    openPart(<ChangeDays options={{ billed_to: null, legs: [there] }} onClose={nothing} onDone={nothing} />, {
      order: { ...single, legs: [{ ...leg, needed_by: calendarDate('2026-12-28') }] },
      answers: [carrierHolidays, picksUpToday],
    });
    const need = await screen.findByRole('textbox', { name: 'You need your bags by' });
    expect(need).toHaveValue('12/28/2026');
    expect(need).toHaveAccessibleDescription('Booked: Mon, Dec 28');
    await typeDay(/^Pickup day/, '12/25/2026');
    expect(
      await screen.findByText(/Carriers don’t pick up on Christmas Day\. Choose Thu, Dec 24/),
    ).toBeVisible();
  });

  it.each([
    ['the warning moves the needed-by day as far as the pickup', true],
    ['the needed-by day is typed', false],
  ])('CH-26 a trip is moved by a week in one change: %s', async (_, byButton) => {
    const done = jest.fn();
    const [leg] = single.legs ?? [];
    if (!leg) throw new Error('an order without a leg');
    const moved = {
      ...leg,
      pickup_date: calendarDate('2026-12-09'),
      arrival_date: calendarDate('2026-12-14'),
    };
    const price = { ...costs(0), legs: [moved] };
    const { api } = openPart(
      <ChangeDays options={{ billed_to: null, legs: [there] }} onClose={() => undefined} onDone={done} />,
      {
        order: { ...single, legs: [{ ...leg, needed_by: calendarDate('2026-12-11') }] },
        answers: [
          answering(priceOrderChange, price),
          answering(changeOrder, { ...price, state: 'placed' }),
          carrierHolidays,
          picksUpToday,
        ],
      },
    );
    await typeDay(/^Pickup day/, '12/09/2026');
    expect(await screen.findByText(/That’s too late: you need them by Fri, Dec 11\.$/)).toBeVisible();
    if (byButton) await clickButton('Need them by Fri, Dec 18 instead');
    else await typeDay(/You need your bags by/, '12/18/2026');
    expect(await screen.findByText(/, in time for Fri, Dec 18\.$/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'You need your bags by' })).toHaveValue('12/18/2026');
    await clickButton('Change order');
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(api.calls.findLast(({ name }) => name === 'orders.change')?.input).toEqual({
      params: { orderId: 'ord_1' },
      body: { change: { pickup_date: '2026-12-09', needed_by: '2026-12-18' }, difference_cents: 0 },
    });
  });

  it.each([
    ['12/10/2020', /The earliest possible date is Thu, Dec 3\./],
    ['12/02/2026', /The earliest possible date is Thu, Dec 3\./],
    ['12/12/2026', /Carriers don’t pick up on weekends\. Choose Fri, Dec 11 or Mon, Dec 14\./],
  ])(
    'CH-32 a day that is past or too early gets the earliest possible day, and stays: %s',
    async (typed, words) => {
      const nothing = () => undefined;
      const legs = [{ ...there, pickup_date: calendarDate('2026-12-04') }];
      const { api } = openPart(
        <ChangeDays options={{ billed_to: null, legs }} onClose={nothing} onDone={nothing} />,
        {
          order: single,
          now: '2026-12-02T23:00:00.000Z',
          answers: [
            answering(priceOrderChange, costs(0)),
            answering(nextPickupDay, { date: calendarDate('2026-12-03') }),
            carrierHolidays,
          ],
        },
      );
      // A possible day before must not bring the booked one back.
      await typeDay(/^Pickup day/, '12/07/2026');
      expect(await screen.findByText('No difference in price')).toBeVisible();
      await typeDay(/^Pickup day/, typed);
      const field = screen.getByRole('textbox', { name: /^Pickup day/ });
      await waitFor(() => expect(field).toHaveAccessibleDescription(words), { timeout: 8000 });
      expect(field).toHaveValue(typed);
      expect(screen.getByRole('button', { name: 'Change order' })).toBeDisabled();
      expect(api.calls.filter(({ name }) => name === 'orders.change-price')).toHaveLength(1);
    },
    15_000,
  );

  it('OR-11 the dialog of bags that are dropped off says drop-off', async () => {
    const nothing = () => undefined;
    const [leg] = single.legs ?? [];
    if (!leg) throw new Error('an order without a leg');
    openPart(<ChangeDays options={{ billed_to: null, legs: [there] }} onClose={nothing} onDone={nothing} />, {
      order: { ...single, legs: [{ ...leg, drop_off: true }] },
      answers: [carrierHolidays, picksUpToday],
    });
    await typeDay(/^Drop-off day, from Casey Lane/, '12/05/2026');
    expect(
      await screen.findByText(/Carriers don’t take drop-offs on weekends\./, {}, { timeout: 8000 }),
    ).toBeVisible();
  }, 15_000);
});
