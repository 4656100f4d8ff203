import { hash } from 'node:crypto';
import { readLastTrip } from '@sendahead/shared-contracts/orders/last-trip-calls';
import * as calls from '@sendahead/shared-contracts/orders/past-traveler-calls';
import { writeShipForm } from '@sendahead/shared-contracts/ship-form/write';
import { splitExtension } from '@sendahead/shared-contracts/travelers/phone-extension';
import type { Traveler } from '@sendahead/shared-contracts/travelers/slice';
import { isEmail, isName } from '@sendahead/shared-contracts/validation/person';
import { isPhoneOf } from '@sendahead/shared-contracts/validation/phone-rules';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { readerOf } from '../public/order-access.ts';
import { travelerKey } from '../public/travelers/traveler-corrections.ts';
import { lastTripOf } from './last-trip.ts';
import { pastTravelers } from './past-travelers.ts';

/** Identifies the person in a URL without naming them in a log. */
const idOf = (traveler: Traveler): string =>
  `tvl_${hash('sha256', travelerKey(traveler), 'hex').slice(0, 24)}`;

/**
 * The people of a user's orders: listing, correcting and removing them; and the trip that the next booking
 * may repeat.
 */
export function pastTravelerRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  const correct = async (userId: string, id: string, person: calls.CorrectedPerson | null) => {
    const traveler = (await pastTravelers(db, userId)).find((each) => idOf(each) === id);
    if (!traveler) throw new Refusal(404, 'traveler_not_found');
    await db
      .insertInto('traveler_corrections')
      .values({
        user_id: userId,
        known_as: travelerKey(traveler),
        person,
        at: clock.instant(),
      })
      .execute();
    return { success: true as const };
  };

  registerCall(app, context, calls.listPastTravelers, async (_input, { session }) => {
    const travelers = await pastTravelers(db, readerOf(session).id);
    const nothingElse = { points: null, itinerary: null, coupon: '', giftCard: '' };
    return {
      form: writeShipForm({ ...nothingElse, travelers: travelers.length > 0 ? travelers : null }),
      ids: travelers.map(idOf),
    };
  });

  registerCall(app, context, readLastTrip, async ({ query }, { session }) => ({
    trip: await lastTripOf(db, readerOf(session).id, query.brand_id),
  }));

  registerCall(app, context, calls.correctPastTraveler, async ({ params, body }, { session }) => {
    const fields = [
      ...(isName(body.first_name) ? [] : [{ path: 'first_name', code: 'name_not_valid' }]),
      ...(isName(body.last_name) ? [] : [{ path: 'last_name', code: 'name_not_valid' }]),
      ...(isEmail(body.email) ? [] : [{ path: 'email', code: 'email_not_valid' }]),
      ...(body.phone === '' || isPhoneOf(splitExtension(body.phone).number, 'US')
        ? []
        : [{ path: 'phone', code: 'phone_not_valid' }]),
    ];
    if (fields.length > 0) throw refuse('invalid', fields);
    return correct(readerOf(session).id, params.id, body);
  });

  registerCall(app, context, calls.removePastTraveler, ({ params }, { session }) =>
    correct(readerOf(session).id, params.id, null),
  );
}
