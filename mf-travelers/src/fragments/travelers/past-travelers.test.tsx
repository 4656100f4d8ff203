import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { answering, type FakeAnswer, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { listPastTravelers } from '@sendahead/shared-contracts/orders/past-traveler-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { writeShipForm } from '@sendahead/shared-contracts/ship-form/write';
import type { Traveler } from '@sendahead/shared-contracts/travelers/slice';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readLazies } from '../../testing/read-lazies.ts';
import { pass, started } from '../../testing/started.ts';
import { TravelersSection } from './travelers-section.tsx';

beforeAll(readLazies);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const bag = {
  size: 'golf-staff',
  insuranceCents: cents(100_000),
  packaging: 'box',
  contents: '',
  note: null,
};
const person = (id: string, firstName: string): Traveler => ({
  id,
  firstName,
  lastName: 'Lee',
  email: `${firstName.toLowerCase()}@example.com`,
  phone: '',
  grade: '',
  roundTrip: true,
  lines: [{ line: 'golf', rows: [bag] }],
});
const past = (...travelers: Traveler[]) => ({
  form: writeShipForm({ points: null, itinerary: null, coupon: '', giftCard: '', travelers }),
});

/** The section of a signed-in Ann Lee, with the dialog of earlier travelers open. */
async function opened(...answers: FakeAnswer[]) {
  const page = started(guestBoot(), ...answers);
  render(<TravelersSection store={page.store} host={page.host} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    await act(() => pass(100));
  };
  expect(screen.queryByRole('button', { name: 'Choose past travelers' })).toBeNull();
  act(() => void page.signIn('consumer'));
  await act(() => pass(100));
  await press('Choose past travelers');
  const dialog = () => within(screen.getByRole('dialog', { name: 'Choose past travelers' }));
  return { ...page, user, press, dialog };
}

describe('people of earlier orders', () => {
  it('TR-01 TR-13 earlier travelers are chosen with their bags, which also fill in a traveler without bags', async () => {
    const { user, press, dialog, last } = await opened(
      answering(listPastTravelers, past(person('1', 'Ann'), person('2', 'Bo'), person('3', 'Cy'))),
    );
    await user.click(dialog().getByRole('checkbox', { name: 'Ann Lee: 1 golf bag' }));
    await user.click(dialog().getByRole('checkbox', { name: 'Bo Lee: 1 golf bag' }));
    await press('Add 2 travelers');
    expect(last()?.travelers.map(({ firstName, lines }) => [firstName, lines[0]?.rows[0]?.size])).toEqual([
      ['Ann', 'golf-staff'],
      ['Bo', 'golf-staff'],
    ]);
    await press('Choose past travelers');
    expect(dialog().getAllByRole('checkbox')).toHaveLength(1);
  });

  it('TR-13 a size that is no longer offered must be chosen again', async () => {
    const gone = { ...person('1', 'Ann'), lines: [{ line: 'golf', rows: [{ ...bag, size: 'golf-gone' }] }] };
    const { user, press, dialog, last } = await opened(answering(listPastTravelers, past(gone)));
    await user.click(dialog().getByRole('checkbox', { name: /^Ann Lee/ }));
    await press('Add 1 traveler');
    expect(last()?.travelers[0]?.lines[0]?.rows[0]?.size).toBe('');
  });

  it('TR-01 no more travelers are added than a booking can hold', async () => {
    const { user, store, dialog, last } = await opened(
      answering(listPastTravelers, past(person('1', 'Bo'), person('2', 'Cy'))),
    );
    act(() => {
      for (let added = 0; added < 23; added += 1) store.dispatch({ type: 'traveler-added' });
      for (let key = 1; key <= 24; key += 1)
        store.dispatch({
          type: 'typed',
          key,
          field: 'firstName',
          text: `Dee${'abcdefghijklmnopqrstuvwxyz'.charAt(key)}`,
        });
    });
    await user.click(dialog().getByRole('checkbox', { name: /^Bo Lee/ }));
    await user.click(dialog().getByRole('checkbox', { name: /^Cy Lee/ }));
    await user.click(dialog().getByRole('button', { name: 'Add 2 travelers' }));
    await act(() => pass(100));
    expect(dialog().getByText('This booking has room for 1 more.')).toBeVisible();
    expect(last()?.travelers).toHaveLength(24);
  });

  it('TR-01 a customer without orders sees a message instead of a choice', async () => {
    const { dialog } = await opened(answering(listPastTravelers, past()));
    expect(dialog().getByText('You haven’t ordered anything yet.')).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Add' })).toBeNull();
  });

  it('ER-01 a failed request can be repeated, and nothing is added without a choice', async () => {
    let down = true;
    const { press, dialog } = await opened(
      answering(listPastTravelers, () => {
        if (down) throw refusal(503, 'unavailable');
        return past(person('1', 'Ann'));
      }),
    );
    expect(dialog().getByText(/We couldn’t load your earlier orders/)).toBeVisible();
    down = false;
    await press('Try again');
    await press('Add');
    expect(dialog().getByText('Choose at least one person.')).toBeVisible();
  });
});
