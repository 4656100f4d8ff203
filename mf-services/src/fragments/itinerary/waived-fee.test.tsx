import '@testing-library/jest-dom';
import { waivedFeeId } from '@sendahead/shared-contracts/constants';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import {
  authorizationGivenEvent,
  authorizationWantedEvent,
} from '@sendahead/shared-contracts/page/authorization';
import { pickupFees } from '@sendahead/shared-contracts/services/calls';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { planned } from '../../testing/planned.ts';
import { readLazies } from '../../testing/read-lazies.ts';
import { pickupFee } from '../../testing/services.ts';
import { pass } from '../../testing/started.ts';
import { ItinerarySection } from './itinerary-section.tsx';

beforeAll(readLazies);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const waiver = { id: waivedFeeId, pickup_fees_title: 'Waived pickup fee', price_cents: 0, default: false };

/** As the server offers it to admins; `usual` is the default of the others. */
async function shown(usual: boolean) {
  const page = await planned(
    answering(pickupFees, { pickup_fees: [pickupFee(waiver), pickupFee({ id: 1, default: usual })] }),
  );
  render(<ItinerarySection store={page.store} host={page.host} />);
  await act(() => pass(1000));
  const admin = page.host.page.bind('mf-admin');
  const wanted: unknown[] = [];
  admin.events(authorizationWantedEvent).subscribe((event) => wanted.push(event));
  const give = (given: 'waive_fee' | 'charge_card') =>
    act(async () => {
      admin.publish(authorizationGivenEvent, { act: given, authorizationId: 'sta_1' });
      await pass(500);
    });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const choose = async (name: string) => {
    await user.click(screen.getByRole('radio', { name }));
    await act(() => pass(500));
  };
  const wantElsewhere = () => act(async () => admin.publish(authorizationWantedEvent, { act: 'waive_fee' }));
  return { wanted, give, choose, wantElsewhere };
}
const waived = () => screen.getByRole('radio', { name: 'Waived pickup fee' });
const usual = () => screen.getByRole('radio', { name: 'Pickup at your address' });

describe('the waived pickup fee', () => {
  it('RO-07 OPEN-56 the waived fee can be chosen only after a reason was given', async () => {
    const { wanted, give, choose } = await shown(true);
    await choose('Waived pickup fee');
    expect(wanted).toEqual([{ act: 'waive_fee' }]);
    expect(usual()).toBeChecked();
    await give('charge_card');
    expect(usual()).toBeChecked();
    await give('waive_fee');
    expect(waived()).toBeChecked();
  });

  it('RO-07 a reason for another leg does not apply to this one', async () => {
    const { give, choose, wantElsewhere } = await shown(true);
    await choose('Waived pickup fee');
    await wantElsewhere();
    await give('waive_fee');
    expect(usual()).toBeChecked();
  });

  it('RO-07 the waived fee is never the default', async () => {
    await shown(false);
    expect(usual()).toBeChecked();
  });
});
