import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier, typedText, wireText } from '../primitives/wire-text.ts';
import { shipmentFormSchema } from '../ship-form/schema.ts';

export const listPastTravelers = defineCall({
  name: 'orders.past-travelers',
  row: 'TR-01',
  summary: 'Travelers of the user’s recent orders with their bags, each once',
  method: 'GET',
  path: '/api/v6/travelers',
  access: 'signed-in',
  /** Travelers only; without `traveler` when there are no orders yet. */
  response: z.object({
    form: shipmentFormSchema,
    /** The ids for correcting and removing each one, in form order. */
    ids: z.optional(z.array(z.string())),
  }),
});

const personSchema = z.strictObject({
  first_name: typedText(60),
  last_name: typedText(60),
  email: wireText(120),
  phone: wireText(40),
});
export type CorrectedPerson = z.output<typeof personSchema>;

export const correctPastTraveler = defineCall({
  name: 'orders.correct-past-traveler',
  row: 'TR-20',
  summary: 'Corrects a past traveler’s name, email and phone',
  method: 'PUT',
  path: '/api/v6/travelers/:id',
  access: 'signed-in',
  params: z.object({ id: identifier }),
  body: personSchema,
  response: z.object({ success: z.literal(true) }),
  errors: { traveler_not_found: 404 },
});

export const removePastTraveler = defineCall({
  name: 'orders.remove-past-traveler',
  row: 'TR-20',
  summary: 'Hides a past traveler until an order names them again',
  method: 'DELETE',
  path: '/api/v6/travelers/:id',
  access: 'signed-in',
  params: z.object({ id: identifier }),
  response: z.object({ success: z.literal(true) }),
  errors: { traveler_not_found: 404 },
});
