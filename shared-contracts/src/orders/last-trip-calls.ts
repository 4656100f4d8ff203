import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wholeNumber } from '../primitives/wire-text.ts';

const lastTripSchema = z.object({
  order_id: z.string(),
  /** Its ends in few words, as lists name them. */
  from: z.string(),
  to: z.string(),
  round_trip: z.boolean(),
  /** The quantity of each product line. */
  items: z.array(z.object({ line: z.string(), count: z.int() })),
});
export type LastTrip = z.output<typeof lastTripSchema>;

export const readLastTrip = defineCall({
  name: 'orders.last-trip',
  row: 'TR-21',
  summary: 'The user’s last shipment with a brand, as a start for the next; null before the first order',
  method: 'GET',
  path: '/api/v6/last_trip',
  access: 'signed-in',
  query: z.object({ brand_id: wholeNumber }),
  response: z.object({ trip: z.nullable(lastTripSchema) }),
});
