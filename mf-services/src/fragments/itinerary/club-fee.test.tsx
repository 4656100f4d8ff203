import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import { clearClubFee, setClubFee } from '@sendahead/shared-contracts/clubs/fee-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { facility } from '@sendahead/shared-contracts/factories/places';
import { pickupFees } from '@sendahead/shared-contracts/services/calls';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { planned } from '../../testing/planned.ts';
import { readLazies } from '../../testing/read-lazies.ts';
import { pickupFee } from '../../testing/services.ts';
import { pass } from '../../testing/started.ts';
import { ItinerarySection } from './itinerary-section.tsx';

beforeAll(readLazies);
beforeAll(() => import('../../features/drop-off-info/drop-off-dialog.tsx'));
beforeAll(() => import('../../features/club-fee/club-fee-form.tsx'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The page of a user of club 7; the server stores the club's fee. */
async function shownTo(role: Role, clubId: number | undefined, failing?: 'once') {
  let fee = 1495;
  let failures = failing ? 1 : 0;
  const changed = (to: number) => () => {
    failures -= 1;
    if (failures >= 0) throw refusal(503, 'unavailable');
    fee = to;
    return facility();
  };
  const page = await planned(
    answering(pickupFees, () => ({
      pickup_fees: [
        pickupFee({ price_cents: fee, formatted_amount: `$${(fee / 100).toFixed(2)}` }),
        pickupFee({
          id: 0,
          pickup_fees_title: 'Drop off at a carrier store',
          price_cents: 0,
          default: false,
        }),
      ],
    })),
    answering(setClubFee, ({ body }) => changed(Number(body.price_cents))()),
    answering(clearClubFee, () => changed(1495)()),
  );
  const user = { id: 'usr_1', email: 'a@b.test', firstName: 'Ann', lastName: 'Lee', phone: '' };
  render(<ItinerarySection store={page.store} host={page.host} />);
  await act(async () => {
    page.host.page.bind('shell').publish(sessionTopic, {
      role,
      user,
      acceptedTerms: true,
      onBehalfOf: null,
      ...(clubId === undefined ? {} : { clubId }),
    });
    await pass(1000);
  });
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const press = async (name: string) => {
    await person.click(screen.getByRole('button', { name }));
    await act(() => pass(1000));
  };
  const enter = async (text: string) => {
    await person.clear(field());
    await person.type(field(), text);
    await press('Save fee');
  };
  return { ...page, press, enter };
}
const opener = () => screen.queryByRole('button', { name: 'Our pickup fee' });
const field = () => screen.getByRole('textbox', { name: 'Our fee in dollars: Pickup at your address' });
const pickup = () => screen.getByRole('radio', { name: 'Pickup at your address' });

describe("the pickup fee of the user's club", () => {
  it('RO-03 the fee is set in place; fees are requested again, and the new price is published', async () => {
    const page = await shownTo('pro', 7);
    await page.press('Our pickup fee');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('14.95');
    await page.enter('9.50');
    expect(page.called('clubs.set-pickup-fee').map(({ input }) => input)).toEqual([
      { params: { id: 7, fee_id: 1 }, body: { price_cents: 950 } },
    ]);
    expect(pickup()).toHaveAccessibleDescription('$9.50, 9:00 AM to 5:00 PM');
    expect(page.last()?.outbound.pickupCents).toBe(950);
    expect(screen.getByText('Your pickup fee has been updated.')).toBeVisible();
    expect(opener()).toHaveFocus();
  });

  it('RO-03 the fee is reset to the default', async () => {
    const page = await shownTo('pro', 7);
    await page.press('Our pickup fee');
    await page.enter('0');
    await page.press('Our pickup fee');
    await page.press('Use the standard fee');
    expect(page.called('clubs.clear-pickup-fee')).toHaveLength(1);
    expect(pickup()).toHaveAccessibleDescription('$14.95, 9:00 AM to 5:00 PM');
  });

  it.each(['', 'free', '-3', '500.01', '9.999'])(
    'RO-03 a refused fee shows the reason in its place: %s',
    async (text) => {
      const page = await shownTo('pro', 7);
      await page.press('Our pickup fee');
      await page.enter(text === '' ? ' ' : text);
      expect(field()).toHaveAccessibleDescription(/Enter dollars from 0 to 500/);
      expect(page.called('clubs.set-pickup-fee')).toEqual([]);
    },
  );

  it('RO-03 input that could not be saved is kept, and can be retried', async () => {
    const page = await shownTo('pro', 7, 'once');
    await page.press('Our pickup fee');
    await page.enter('12');
    expect(field()).toHaveAccessibleDescription(/We couldn’t save the fee/);
    expect(field()).toHaveValue('12');
    await page.press('Save fee');
    expect(pickup()).toHaveAccessibleDescription('$12.00, 9:00 AM to 5:00 PM');
  });

  it.each([
    ['a club user of another club', 'pro', 8],
    ['a club user without a club', 'pro', undefined],
    ['a customer', 'consumer', undefined],
    ['a carrier admin', 'carrier_admin', undefined],
    ['an admin', 'admin', undefined],
  ] as const)('RO-03 the fee is not offered to %s', async (_who, role, clubId) => {
    await shownTo(role, clubId);
    expect(pickup()).toBeVisible();
    expect(opener()).toBeNull();
  });

  it('RO-03 the fee is not offered for a drop-off', async () => {
    const page = await shownTo('pro', 7);
    expect(opener()).toBeVisible();
    await act(async () => {
      page.store.dispatch({ type: 'pickup-chosen', leg: 'outbound', feeId: 0 });
      await pass(1000);
    });
    expect(opener()).toBeNull();
  });
});
