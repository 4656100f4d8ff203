import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { identifier, wireText } from '../primitives/wire-text.ts';

/** The maximum decrease or increase of a contract, in tenths of a percent. */
export const contractLimit = 500;

const clubParams = z.object({ clubId: z.string().check(z.regex(/^\d{1,9}$/, 'malformed')) });
const reason = wireText(300).check(z.regex(/\S/, 'required'));
const choice = z.nullable(wireText(40));
const tenths = z.int().check(z.gte(-contractLimit, 'out_of_range'), z.lte(contractLimit, 'out_of_range'));

/** A club's contract. Null: every brand, product line or carrier, and no last day. */
export const contractPriceFieldsSchema = z.strictObject({
  brand: choice,
  line: choice,
  carrier: choice,
  /** Tenths of a percent of carriage; negative is lower. */
  tenths,
  /** Pickup days, inclusive. */
  first_day: calendarDateSchema,
  last_day: z.nullable(calendarDateSchema),
});
export type ContractPriceFields = z.output<typeof contractPriceFieldsSchema>;

/** One change of all contract prices of a club, from a day on. */
export const contractChangeSchema = z.strictObject({
  /** Tenths of a percentage point, added to each. */
  tenths: z.int().check(z.gte(-2 * contractLimit, 'out_of_range'), z.lte(2 * contractLimit, 'out_of_range')),
  from_day: calendarDateSchema,
});
export type ContractChange = z.output<typeof contractChangeSchema>;

export const contractPriceSchema = z.object({
  id: z.string(),
  /** By name; null: all. */
  brand: z.nullable(z.string()),
  line: z.nullable(z.string()),
  carrier: z.nullable(z.string()),
  tenths: z.int(),
  first_day: calendarDateSchema,
  /** The day before the first: it was ended before it began. */
  last_day: z.nullable(calendarDateSchema),
  state: z.enum(['coming', 'running', 'ended']),
  made_by: z.string(),
  made_at: z.string(),
  reason: z.string(),
  /** Who set its last day afterwards, and why. */
  ended: z.nullable(z.object({ by: z.string(), at: z.string(), reason: z.string() })),
});
export type ContractPrice = z.output<typeof contractPriceSchema>;

const choiceSchema = z.object({ value: z.string(), name: z.string() });

export const listContractPrices = defineCall({
  name: 'console.contract-prices',
  row: 'own',
  summary:
    'Agreements with a club about its prices, the newest first; club staff read those of their own club',
  method: 'GET',
  path: '/api/v6/console/clubs/:clubId/contract_prices',
  access: 'set_club_fees',
  params: clubParams,
  response: z.object({
    prices: z.array(contractPriceSchema),
    /** The values that can limit a contract of this club. */
    brands: z.array(choiceSchema),
    lines: z.array(choiceSchema),
    carriers: z.array(choiceSchema),
    today: calendarDateSchema,
  }),
  errors: { no_such_thing: 404 },
});

export const addContractPrice = defineCall({
  name: 'console.add-contract-price',
  row: 'own',
  summary:
    'Adds a club’s contract percentage by pickup day; two of the same brand, line and carrier never overlap',
  method: 'POST',
  path: '/api/v6/console/clubs/:clubId/contract_prices',
  access: 'set_rates',
  params: clubParams,
  body: z.strictObject({ fields: contractPriceFieldsSchema, reason }),
  response: z.object({ id: z.string() }),
  errors: { no_such_thing: 404 },
});

export const endContractPrice = defineCall({
  name: 'console.end-contract-price',
  row: 'own',
  summary: 'Ends a contract price on a day, yesterday at the earliest; placed orders keep their price',
  method: 'POST',
  path: '/api/v6/console/clubs/:clubId/contract_prices/:priceId/end',
  access: 'set_rates',
  params: z.object({ clubId: clubParams.shape.clubId, priceId: identifier }),
  body: z.strictObject({ last_day: calendarDateSchema, reason }),
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404 },
});

export const changeContractPrices = defineCall({
  name: 'console.change-contract-prices',
  row: 'own',
  summary:
    'Changes all contract prices of a club from a day on: each ends the day before, and a new one starts. `expected` are the compared ones',
  method: 'POST',
  path: '/api/v6/console/clubs/:clubId/contract_prices/change',
  access: 'set_rates',
  params: clubParams,
  body: z.strictObject({
    change: contractChangeSchema,
    expected: z.array(identifier).check(z.minLength(1, 'required'), z.maxLength(500)),
    reason,
  }),
  response: z.object({ changed: z.int() }),
  errors: { no_such_thing: 404, changed_since: 409 },
});

export const contractTripSchema = z.object({
  direction: z.enum(['to_club', 'from_club']),
  /** The town at the other end. */
  home: z.string(),
  item: z.string(),
  service: z.string(),
  /** Shipping of one bag. */
  today_cents: z.int(),
  contract_cents: z.int(),
});
export type ContractTrip = z.output<typeof contractTripSchema>;

export const compareContractPrices = defineCall({
  name: 'console.compare-contract-prices',
  row: 'own',
  summary: 'Prices of sample trips of a club, today and with an unsaved contract price',
  method: 'POST',
  path: '/api/v6/console/clubs/:clubId/contract_prices/compare',
  access: 'set_rates',
  rate: 'strict',
  params: clubParams,
  body: z.strictObject({
    fields: z.optional(contractPriceFieldsSchema),
    change: z.optional(contractChangeSchema),
  }),
  response: z.object({
    /** The pickup day of the prices. */
    day: calendarDateSchema,
    trips: z.array(contractTripSchema),
    /** The contract prices that a change of all ends. */
    changed: z.array(z.string()),
  }),
  errors: { no_such_thing: 404 },
});
