import * as z from 'zod/mini';
import { cents } from '../primitives/cents.ts';
import { readShipForm } from './read.ts';
import { shipmentFormSchema } from './schema.ts';
import { writeTravelers } from './travelers.ts';
import { writeShipForm } from './write.ts';

describe('other notations of a form in the specification', () => {
  const read = (form: object) => readShipForm(shipmentFormSchema.parse(form));

  it.each([
    ['round_trip', 'round_trip'],
    ['roundtrip', 'round_trip'],
    ['true', 'round_trip'],
    ['one_way', 'one_way'],
    ['oneway', 'one_way'],
    ['to_camp', 'one_way'],
    ['from_camp', 'one_way'],
  ])('EN-06 reads the trip %p as %p, unless the flag says it', (trip, tripType) => {
    expect(read({ trip }).itinerary?.tripType).toBe(tripType);
    expect(read({ trip, roundtrip: 'false' }).itinerary?.tripType).toBe('one_way');
    expect(read({ trip, roundtrip: 'true' }).itinerary?.tripType).toBe('round_trip');
  });

  it('EN-06 an unknown trip type is refused', () => {
    expect(shipmentFormSchema.safeParse({ trip: 'there and back' }).success).toBe(false);
    expect(read({}).itinerary).toBeNull();
  });

  it('CN-01 typed days are read as well as ISO days', () => {
    const { itinerary } = read({
      trip: 'round_trip',
      pickup_date: '11/24/2026',
      arrival_date: '2026-12-01',
      return_pickup_date: '1/5/2027',
      return_arrival_date: '01/12/2027',
    });
    expect(itinerary?.outbound).toMatchObject({ pickupDate: '2026-11-24', arrivalDate: '2026-12-01' });
    expect(itinerary?.return).toMatchObject({ pickupDate: '2027-01-05', arrivalDate: '2027-01-12' });
    // A text that is not a date is unchanged, so that it can be refused.
    expect(shipmentFormSchema.parse({ pickup_date: '02/30/2027' }).pickup_date).toBe('02/30/2027');
  });

  it('AD-17 keeps the id of an Irish address at either end, outbound and return', () => {
    const form = {
      origination: 'other',
      destination: 'other',
      o_postcoder_id: 'zip-IE-D02',
      d_postcoder_id: 'pc-9',
    };
    const slices = read(form);
    expect([slices.points?.origin.postcoderId, slices.points?.destination.postcoderId]).toEqual([
      'zip-IE-D02',
      'pc-9',
    ]);
    expect(writeShipForm(slices)).toMatchObject({ o_postcoder_id: 'zip-IE-D02', d_postcoder_id: 'pc-9' });
  });

  it('TR-06 each kind of package has a flag for travel in both directions, when a bag differs from its traveler', () => {
    const bagOf = (way?: 'both' | 'outbound' | 'return') => ({
      size: 'std',
      insuranceCents: cents(0),
      packaging: '',
      contents: '',
      note: null,
      ...(way ? { way } : {}),
    });
    const form = writeTravelers([
      {
        id: '1',
        firstName: 'Ann',
        lastName: 'Lee',
        email: '',
        phone: '',
        grade: '',
        roundTrip: true,
        lines: [
          { line: 'golf', rows: [bagOf()] },
          { line: 'luggage', rows: [bagOf(), bagOf('return')] },
          { line: 'snowboot', rows: [bagOf('outbound')] },
        ],
      },
    ]);
    expect(form.traveler?.['1']?.t_round_trip).toBe('true');
    expect(form.t_ways).toEqual({ '1': { package: 'true', luggage: 'false', ski: 'false' } });
  });

  it('TR-06 the flag of a kind that differs from its traveler applies to its bags', () => {
    const bags = { ski: { 0: {} }, golf: { 0: {} } };
    const ways = (t_round_trip: string, ski: string) =>
      readShipForm(
        z.parse(shipmentFormSchema, {
          traveler: { 1: { t_round_trip, ...bags } },
          t_ways: { 1: { ski } },
        }),
      ).travelers?.flatMap(({ lines }) => lines.map(({ line, rows }) => [line, rows[0]?.way]));
    expect(ways('true', 'false')).toEqual([
      ['ski', 'outbound'],
      ['golf', undefined],
    ]);
    expect(ways('false', 'true')).toEqual([
      ['ski', 'both'],
      ['golf', undefined],
    ]);
  });
});
