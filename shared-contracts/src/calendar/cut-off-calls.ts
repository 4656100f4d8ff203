import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { countryCodeSchema } from '../geo/schema.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { wholeNumber, wireFlag, wireText } from '../primitives/wire-text.ts';

export const sameDayDropOffCutOff = defineCall({
  name: 'calendar.same-day-drop-off-cut-off',
  row: 'EP-30',
  summary: 'Whether it is too late to drop off today, and the next possible day',
  method: 'POST',
  path: '/api/v5/calendar/same_day_drop_off_cut_off',
  access: 'session',
  rate: 'relaxed',
  body: z.strictObject({
    postal_code: wireText(10),
    country_code: countryCodeSchema,
    province: z.optional(wireText(40)),
  }),
  response: z.object({ past: z.boolean(), next_day: calendarDateSchema }),
});

export const cutOffTimes = defineCall({
  name: 'calendar.cut-off-times',
  row: 'EP-31',
  summary:
    'Whether today’s cut-off has passed at the origin by the server’s clock; success moves the date to new_date',
  method: 'POST',
  path: '/api/cut_off_times',
  access: 'session',
  rate: 'relaxed',
  body: z.strictObject({
    club_id: z.optional(wholeNumber),
    drop_off: z.optional(wireFlag),
    client_local_time: z.optional(wireText(40)),
    country_code: countryCodeSchema,
    state: z.optional(wireText(40)),
    city: z.optional(wireText(60)),
    zip: wireText(10),
  }),
  response: z.object({ success: z.boolean(), new_date: calendarDateSchema, origin_local_hour: z.int() }),
  errors: { club_not_found: 404, no_working_day: 422 },
});
