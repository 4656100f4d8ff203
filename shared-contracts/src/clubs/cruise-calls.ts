import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';

/** A ship of a cruise line, its departure port, and its next departure days. */
export const cruiseShipSchema = z.object({
  id: z.int(),
  line: z.string(),
  ship: z.string(),
  nights: z.int(),
  port: z.object({ id: z.int(), name: z.string(), city: z.string(), state: z.string() }),
  sails_on: z.array(calendarDateSchema),
});
export type CruiseShip = z.output<typeof cruiseShipSchema>;

export const cruises = defineCall({
  name: 'clubs.cruises',
  row: 'MD-09',
  summary: 'Cruise ships by line, with their ports and the sailings of the next six months',
  method: 'GET',
  path: '/api/v6/cruises',
  access: 'public',
  rate: 'relaxed',
  response: z.object({ ships: z.array(cruiseShipSchema) }),
});
