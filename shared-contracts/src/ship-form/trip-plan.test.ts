import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { addDays, calendarDate } from '../primitives/calendar-date.ts';
import type { TripPlan } from '../services/trip-plan.ts';
import { shipmentFormSchema } from './schema.ts';
import { readTripPlan, writeTripPlan } from './trip-plan.ts';

const day = fc.nat(700).map((days) => addDays(calendarDate('2026-01-01'), days));
const name = fc.string({ minLength: 1, maxLength: 60 });
const plan: fc.Arbitrary<TripPlan> = fc.record(
  {
    session: fc.record({ placeId: fc.nat(999_999_999), id: fc.nat(999_999_999) }),
    arriveBy: fc.option(day),
    returnArriveBy: fc.option(day),
    cruise: fc.option(
      fc.record(
        {
          line: name,
          ship: name,
          port: fc.record({ id: fc.nat(999_999_999), name }),
          sails: day,
          nights: fc.nat(999),
        },
        { requiredKeys: ['line', 'ship', 'port', 'sails'] },
      ),
    ),
  },
  { requiredKeys: ['arriveBy', 'returnArriveBy', 'cruise'] },
);
const nothing: TripPlan = { arriveBy: null, returnArriveBy: null, cruise: null };

describe('the inputs that chose the days of a trip', () => {
  it('VL-03 MD-09 the inputs of a trip are restored from a saved booking unchanged', () => {
    fc.assert(
      fc.property(plan, (given) => {
        expect(readTripPlan(z.parse(shipmentFormSchema, writeTripPlan(given)))).toEqual(given);
      }),
    );
  });

  it('VL-03 a booking without a plan remains without one', () => {
    expect([writeTripPlan(nothing), writeTripPlan(undefined), readTripPlan({})]).toEqual([{}, {}, nothing]);
  });

  it.each([
    { cruise_line: 'Aurora' },
    { cruise_sails: '13 December' },
    { cruise_port_id: '-1' },
    { session: '1' },
    { session: '3001:-1' },
    { arrive_by: 'soon' },
  ])('MD-09 half a cruise or session and an empty day are dropped: %j', (trip_plan) => {
    expect(readTripPlan({ trip_plan })).toEqual(nothing);
  });

  it('MD-09 an impossible plan is refused', () => {
    expect(z.safeParse(shipmentFormSchema, { trip_plan: { price: '1' } }).success).toBe(false);
  });
});
