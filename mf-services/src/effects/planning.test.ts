import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import { holidays, nextPickupDay, unavailableDays } from '@sendahead/shared-contracts/calendar/calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate as day } from '@sendahead/shared-contracts/primitives/calendar-date';
import { pickupFees } from '@sendahead/shared-contracts/services/calls';
import { areDaysKnown } from '../state/days.ts';
import { daysQuestion } from '../state/questions.ts';
import { planned, undated } from '../testing/planned.ts';
import { readLazies } from '../testing/read-lazies.ts';
import { pickupFee } from '../testing/services.ts';
import { pass, started } from '../testing/started.ts';
import { bothEnds, golfer, naplesClub } from '../testing/upstream-slices.ts';

beforeAll(readLazies);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('planning', () => {
  it('TR-11 nothing is requested before the first bag is counted', async () => {
    const page = started();
    page.tellPoints(bothEnds());
    page.tellTravelers(golfer());
    await pass(5000);
    expect(page.api.calls).toEqual([]);
    expect(page.last()).toMatchObject({ tripType: 'round_trip', valid: false });
  });

  it('TL-07 TL-13 the default pickup applies, the first day is requested, and no date is filled in', async () => {
    const page = await undated();
    expect(page.last()?.outbound).toMatchObject({ pickupFeeId: 1, pickupDate: null, service: null });
    expect(page.store.getState().earliest.value).toBe('2026-11-24');
    expect(page.called('calendar.next-pickup-day')[0]?.input).toMatchObject({
      body: { facility_id: 7, zip_code: '34102', ship_date: '2026-11-21', dropoff: false },
    });
  });

  it('TL-17 OPEN-50 no day is free before both answers of the calendar have arrived', async () => {
    const slow = answering(holidays, async () => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      return {};
    });
    const page = await planned(slow);
    expect(areDaysKnown(page.store.getState(), 'outbound')).toBe(false);
    expect(page.last()?.outbound.pickupDate).toBeNull();
    await pass(3000);
    expect(areDaysKnown(page.store.getState(), 'outbound')).toBe(true);
    expect(page.last()?.outbound.pickupDate).toBe('2026-11-24');
  });

  it('TL-13 the pickup date is recomputed for another origin', async () => {
    const first = ({ body }: { body: { zip_code?: string | undefined } }) =>
      day(body.zip_code === '34104' ? '2026-11-27' : '2026-11-24');
    const page = await planned(answering(nextPickupDay, (asked) => ({ date: first(asked) })));
    page.tellPoints(
      bothEnds({ origin: { ...naplesClub(), club: null, kind: 'other', timeZone: null, zip: '34104' } }),
    );
    await pass(1000);
    expect(page.called('calendar.next-pickup-day')).toHaveLength(2);
    expect(page.last()?.outbound.pickupDate).toBe('2026-11-27');
  });

  it('a retry is offered when the pickup options cannot be loaded', async () => {
    let broken = true;
    const page = await planned(
      answering(pickupFees, () => {
        if (broken) throw refusal(503, 'unavailable');
        return { pickup_fees: [pickupFee()] };
      }),
    );
    expect(page.last()?.outbound.pickupFeeId).toBeNull();
    broken = false;
    page.store.dispatch({ type: 'retried' });
    await pass(1000);
    expect(page.last()?.outbound.pickupFeeId).toBe(1);
  });

  it('AC-06 the pickup options are requested again when somebody signs in, because their prices depend on the user', async () => {
    const page = await planned();
    const before = page.called('services.pickup-fee').length;
    const user = { id: 'usr_1', email: 'ann@lee.test', firstName: 'Ann', lastName: 'Lee', phone: '' };
    page.host.page
      .bind('shell')
      .publish(sessionTopic, { role: 'consumer', user, acceptedTerms: true, onBehalfOf: null });
    await pass(1000);
    expect(page.called('services.pickup-fee').length).toBeGreaterThan(before);
    expect(page.last()?.outbound.pickupFeeId).toBe(1);
  });

  it('TL-17 the closed days are requested with all their inputs', async () => {
    const page = await planned();
    expect(page.called(unavailableDays.name).at(-1)?.input).toEqual({
      query: daysQuestion(page.store.getState(), 'outbound'),
    });
  });

  it('weekends and club days remain closed when the calendar cannot be loaded', async () => {
    const page = await planned(
      answering(unavailableDays, () => {
        throw refusal(503, 'unavailable');
      }),
    );
    expect(page.last()?.outbound.pickupDate).toBe('2026-11-24');
  });
});
