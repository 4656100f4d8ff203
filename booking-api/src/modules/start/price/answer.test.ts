import { addDays, calendarDate, isWeekend } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { readReference } from '../../../platform/database/reference.ts';
import { startPerFile } from '../../../testing/server-per-file.ts';
import { type Browser, startTestApp } from '../../../testing/test-app.ts';
import { readBrand } from '../../catalog/public/store.ts';
import { carrierCheck } from '../../services/public/carrier-check.ts';
import { answerTrip, type Offer, type TripAnswer } from './answer.ts';
import { shipmentFormOf } from './form.ts';
import { readTrip } from './read-trip.ts';
import { readBoxFields } from './trip.ts';

const server = startPerFile(startTestApp);
let guest: Browser;
beforeEach(async () => {
  server.moveClock('2026-11-23T15:00:00Z');
  guest = await server.browser();
});

async function ask(query: Record<string, string>, brandSlug = 'golf') {
  const { db, clock } = server.context;
  const brand = await readBrand(db, brandSlug);
  if (!brand) throw new Error(`no brand ${brandSlug}`);
  const reference = await readReference(db);
  const fields = readBoxFields(query, brand);
  const trip = await readTrip({ db, reference }, brand, fields);
  if (trip.is === 'unclear') throw new Error(`unclear: ${JSON.stringify(query)}`);
  const checkOffers = carrierCheck(server.services.carriers, clock, () => undefined);
  const context = { db, clock, reference, brand: brandSlug, checkOffers };
  const { is: _, ...places } = trip;
  return { trip, answer: await answerTrip(context, { ...places, by: fields.by, back: fields.back }) };
}

const offersIn = (answer: TripAnswer): readonly Offer[] => {
  if (answer.is !== 'offers') throw new Error(answer.reason);
  return answer.offers;
};

/** The booking's services and price for the same trip on the day of an offer. */
async function bookingOf(form: ShipmentForm) {
  const send = async (path: string) =>
    (await guest.send('POST', `/refactor/v5/ship/${path}`, { body: form })).json();
  return { services: await send('combined_services_options'), price: await send('ship_price') };
}

const trips: readonly [string, Record<string, string>, string][] = [
  ['a home to a home', { from: '64111', to: '10001' }, 'golf'],
  [
    'a home to a club that is closed on Mondays',
    { from: '10001', to: 'Heronsway Golf Club, Pinehurst, NC' },
    'golf',
  ],
  ['a club to a home', { from: 'Heronsway Golf Club, Pinehurst, NC', to: '60614' }, 'golf'],
  ['a home to a home by a day', { from: '64111', to: '10001', by: '2026-12-10' }, 'golf'],
  [
    'two large bags by a day that is too soon',
    { from: 'Boston, MA', to: '94103', by: '2026-11-24', item: 'golf-staff', count: '2' },
    'golf',
  ],
  ['Hawaii by a day', { from: '96743', to: '10001', by: '2026-12-24' }, 'golf'],
  ['New York to Toronto', { from: '10001', to: 'M5V 2T6' }, 'golf'],
  ['a ski bag', { from: 'Chicago, IL', to: 'Aspen, CO' }, 'ski'],
  ['a trunk', { from: '10001', to: 'Raymond, ME' }, 'camps'],
];

describe('the answer of the price box', () => {
  it.each(trips)('agrees with services and price of the booking for %s', async (_, query, brand) => {
    guest = await server.browser(`${brand}.localhost:4000`);
    const { trip, answer } = await ask(query, brand);
    const offers = offersIn(answer);
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) {
      const form = shipmentFormOf({
        ...trip,
        outbound: {
          pickupDate: offer.pickup,
          pickupFeeId: offer.pickupFeeId,
          serviceLevelId: offer.serviceLevelId,
        },
      });
      const { services, price } = await bookingOf(form);
      const { enabled, services: options } = services.default_services.outbound;
      expect(enabled).toBe(true);
      expect(options).toContainEqual(
        expect.objectContaining({
          carrier_service_level_id: offer.serviceLevelId,
          arrival_date: offer.arrival,
          carrier: offer.carrier,
        }),
      );
      expect([price.final_price_cents, price.date_error ?? null]).toEqual([offer.totalCents, null]);
    }
  });

  it('the answer of the price box has services in time for the requested day, each picked up as late as possible', async () => {
    const offers = offersIn((await ask({ from: '64111', to: '10001', by: '2026-12-10' })).answer);
    expect(offers).toHaveLength(3);
    expect(offers[0]).toMatchObject({ carrier: 'FedEx', name: 'Ground' });
    expect(offers.every(({ arrival }) => arrival <= '2026-12-10')).toBe(true);
    expect(offers.map(({ totalCents }) => totalCents)).toEqual(
      offers.map(({ totalCents }) => totalCents).toSorted((a, b) => a - b),
    );
  });

  it('gives two services different names, although the carrier ships both by one product', async () => {
    const offers = offersIn((await ask({ from: '64111', to: '28374', by: '2026-12-18' })).answer);
    const names = offers.map(({ carrier, name }) => `${carrier} ${name}`);
    expect(names).toEqual(expect.arrayContaining(['FedEx Ground', 'FedEx Expedited ground']));
    expect(new Set(names).size).toBe(names.length);
  });

  it('TL-19 offers ground from the next day on, because the carrier needs a day’s notice for the pickup', async () => {
    const offers = offersIn((await ask({ from: '64111', to: '10001' })).answer);
    expect(offers.find(({ code }) => code === 'DOMESTIC_GROUND')?.pickup).toBe('2026-11-24');
    // Faster services are picked up on the same day.
    expect(offers.map(({ pickup }) => pickup)).toContain('2026-11-23');
  });

  it('names the next possible day on Thanksgiving, when there is no pickup tomorrow', async () => {
    server.moveClock('2026-11-25T23:30:00Z');
    const { answer } = await ask({ from: '64111', to: '10001', by: '2026-11-27' });
    expect(answer).toMatchObject({ is: 'offers', inTime: false, wanted: '2026-11-27' });
    for (const { pickup, arrival } of offersIn(answer)) {
      // The carrier has no pickups on the day after the holiday.
      expect(pickup).toBe('2026-11-30');
      expect(arrival > '2026-11-27').toBe(true);
    }
  });

  it('answers every day of a year between Kansas City and New York', async () => {
    for (let day = calendarDate('2026-11-24'); day < '2027-11-24'; day = addDays(day, 13)) {
      server.moveClock(`${day}T23:30:00Z`);
      const offers = offersIn((await ask({ from: '64111', to: '10001' })).answer);
      expect(offers.length).toBeGreaterThan(0);
      for (const { pickup } of offers) expect([isWeekend(pickup), pickup >= day]).toEqual([false, true]);
    }
  });

  it('the answer of the price box has the booking’s price of a round trip', async () => {
    const { trip, answer } = await ask({ from: '64111', to: '10001' });
    for (const { roundTrip, totalCents, pickup, arrival, pickupFeeId, serviceLevelId } of offersIn(answer)) {
      if (!roundTrip) throw new Error('no return');
      const { price } = await bookingOf(
        shipmentFormOf({
          ...trip,
          outbound: { pickupDate: pickup, pickupFeeId, serviceLevelId },
          back: {
            after: arrival,
            pickupDate: roundTrip.pickup,
            pickupFeeId: roundTrip.pickupFeeId,
            serviceLevelId: roundTrip.serviceLevelId,
          },
        }),
      );
      expect(price.final_price_cents).toBe(roundTrip.totalCents);
      expect(roundTrip.totalCents).toBeLessThan(2 * totalCents);
    }
  });

  it.each([
    ['same_place', { from: '10001', to: '10001' }],
    ['not_served', { from: '96940', to: '10001' }],
    ['military', { from: '10001', to: '09012' }],
  ])('refuses with the single actual reason: %s', async (reason, query) => {
    expect((await ask(query)).answer).toEqual({ is: 'refused', reason });
  });
});
