import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { wireText } from '../primitives/wire-text.ts';

/** `UPS-US` is a carrier’s calendar in a country, `MX` the public holidays of a country without one. */
const calendarSchema = z.string().check(z.regex(/^(?:[A-Z]{2,20}-)?[A-Z]{2}$/, 'malformed'));
const reason = wireText(200).check(z.regex(/\S/, 'required'));

/** What staff set of a holiday. */
export const carrierDayFieldsSchema = z.strictObject({
  name: wireText(100).check(z.regex(/\S/, 'required')),
  stops_pickup: z.boolean(),
  /** Drop-offs at a counter too. */
  stops_delivery: z.boolean(),
  /** Where the day was read. */
  source: wireText(200),
  /** The day on which somebody last looked there. */
  checked_on: z.nullable(calendarDateSchema),
});
export type CarrierDayFields = z.output<typeof carrierDayFieldsSchema>;

const changedSchema = z.nullable(z.object({ at: z.string(), by: z.string(), why: z.string() }));

const calendarOnConsole = z.object({
  calendar: z.string(),
  /** Null: public holidays. */
  carrier: z.nullable(z.object({ code: z.string(), name: z.string() })),
  country: z.string(),
});
export type CarrierCalendar = z.output<typeof calendarOnConsole>;

const carrierDaySchema = z.object({
  calendar: z.string(),
  date: calendarDateSchema,
  /** The name of a public holiday may be empty. */
  fields: z.extend(carrierDayFieldsSchema, { name: z.string() }),
  changed: changedSchema,
});
export type CarrierDay = z.output<typeof carrierDaySchema>;

export const listCarrierDays = defineCall({
  name: 'console.carrier-days',
  row: 'own',
  summary: 'Holidays of a calendar, or of every carrier, in a year or from today to the end of next year',
  method: 'GET',
  path: '/api/v6/console/carrier_days',
  access: 'run_brands',
  query: z.object({
    /** Absent: those of every carrier. */
    calendar: z.optional(calendarSchema),
    /** Absent: from today on. */
    year: z.optional(z.string().check(z.regex(/^20\d\d$/, 'malformed'))),
  }),
  response: z.object({
    calendars: z.array(calendarOnConsole),
    days: z.array(carrierDaySchema),
    today: calendarDateSchema,
    /** The last day that can be added. */
    last_day: calendarDateSchema,
  }),
});

const params = z.object({ calendar: calendarSchema, date: calendarDateSchema });

export const ordersOfCarrierDay = defineCall({
  name: 'console.orders-of-carrier-day',
  row: 'own',
  summary: 'Number of placed orders’ stops on a day, by the calendar’s carriers and country',
  method: 'GET',
  path: '/api/v6/console/carrier_days/:calendar/:date/orders',
  access: 'run_brands',
  params,
  response: z.object({ orders: z.int(), pickups: z.int(), drop_offs: z.int(), deliveries: z.int() }),
  errors: { no_such_thing: 404 },
});
export type StopsOfDay = z.output<(typeof ordersOfCarrierDay)['response']>;

export const addCarrierDay = defineCall({
  name: 'console.add-carrier-day',
  row: 'own',
  summary: 'Adds a holiday to a calendar, from today to the end of next year',
  method: 'POST',
  path: '/api/v6/console/carrier_days',
  access: 'run_brands',
  body: z.strictObject({
    calendar: calendarSchema,
    date: calendarDateSchema,
    fields: z.extend(carrierDayFieldsSchema, {
      source: wireText(200).check(z.regex(/\S/, 'required')),
    }),
    reason,
  }),
  response: z.object({ success: z.literal(true) }),
});

export const changeCarrierDay = defineCall({
  name: 'console.change-carrier-day',
  row: 'own',
  summary: 'Changes a holiday to come; `expected` is what it was when the caller read it',
  method: 'PATCH',
  path: '/api/v6/console/carrier_days/:calendar/:date',
  access: 'run_brands',
  params,
  emptyClears: true,
  body: z.strictObject({
    fields: z.partial(carrierDayFieldsSchema),
    expected: z.partial(z.extend(carrierDayFieldsSchema, { name: wireText(100) })),
    reason,
  }),
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404, changed_since: 409 },
});

export const removeCarrierDay = defineCall({
  name: 'console.remove-carrier-day',
  row: 'own',
  summary: 'Removes a holiday to come; reference data does not bring it back',
  method: 'POST',
  path: '/api/v6/console/carrier_days/:calendar/:date/remove',
  access: 'run_brands',
  params,
  emptyClears: true,
  body: z.strictObject({
    expected: z.partial(z.extend(carrierDayFieldsSchema, { name: wireText(100) })),
    reason,
  }),
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404, changed_since: 409 },
});

const hour = z.int().check(z.minimum(0, 'out_of_range'), z.maximum(23, 'out_of_range'));

/** The local hours from which nothing more is handed over on the same day. */
export const cutOffFieldsSchema = z.strictObject({ pickup_hour: hour, drop_off_hour: hour });
export type CutOffFields = z.output<typeof cutOffFieldsSchema>;

const cutOffSchema = z.object({
  /** `US` is the whole country, `US-967` its codes that begin so. */
  zone: z.string(),
  country: z.string(),
  zip_prefix: z.string(),
  fields: cutOffFieldsSchema,
  changed: changedSchema,
});
export type CutOffOnConsole = z.output<typeof cutOffSchema>;

export const listCutOffs = defineCall({
  name: 'console.cut-offs',
  row: 'own',
  summary: 'Same-day cut-off hours by country and area, local time',
  method: 'GET',
  path: '/api/v6/console/cut_offs',
  access: 'run_brands',
  response: z.object({ cut_offs: z.array(cutOffSchema) }),
});

export const changeCutOff = defineCall({
  name: 'console.change-cut-off',
  row: 'own',
  summary:
    'Changes the cut-off hours of an area, immediately; `expected` is what they were when the caller read them',
  method: 'PATCH',
  path: '/api/v6/console/cut_offs/:zone',
  access: 'run_brands',
  params: z.object({ zone: z.string().check(z.regex(/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/, 'malformed')) }),
  body: z.strictObject({
    fields: z.partial(cutOffFieldsSchema),
    expected: z.partial(cutOffFieldsSchema),
    reason,
  }),
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404, changed_since: 409 },
});
