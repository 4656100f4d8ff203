import * as z from 'zod/mini';
import { defineEvent, defineState } from '../bus/topic.ts';
import { tripTypeSchema } from '../ship-form/trip-type.ts';
import { itinerarySchema } from './slice.ts';

/** Trip type, per leg: pickup choice, dates, chosen service, validity, limited service. */
export const itineraryTopic = defineState('services.itinerary@1', 'mf-services', itinerarySchema);

/**
 * The trip type, published again whenever the travelers' section becomes ready: only a round trip asks who
 * returns (TL-04).
 */
export const tripTypeToldEvent = defineEvent(
  'services.trip-type-told@1',
  z.object({ tripType: tripTypeSchema }),
);
