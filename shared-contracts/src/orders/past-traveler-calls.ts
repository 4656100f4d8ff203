import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { shipmentFormSchema } from '../ship-form/schema.ts';

export const listPastTravelers = defineCall({
  name: 'orders.past-travelers',
  row: 'TR-01',
  summary: 'The people of the signed-in user’s latest orders with their bags, each once, as a form',
  method: 'GET',
  path: '/api/v6/travelers',
  access: 'signed-in',
  /** Travelers alone; without `traveler` where nothing was ordered yet. */
  response: z.object({ form: shipmentFormSchema }),
});
