import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireText } from '../primitives/wire-text.ts';
import { comparisonOperators } from '../validation/compare.ts';

const amount = z.int().check(z.minimum(0), z.maximum(1_000_000));
const percent = z.int().check(z.minimum(0), z.maximum(1000));
const share = z.int().check(z.minimum(0), z.maximum(100));
const name = wireText(60);

const zoneFigures = z.strictObject({
  zone: name,
  baseCents: amount,
  perPoundCents: amount,
  groundDays: z.int().check(z.minimum(1), z.maximum(60)),
});

/** The editable parts of a rate sheet. Its structure (zones, services, triggers) is fixed. */
export const rateFiguresSchema = z.strictObject({
  zones: z.array(zoneFigures),
  specialZones: z.array(zoneFigures),
  services: z.array(z.strictObject({ systemName: name, multiplierPercent: percent })),
  surcharges: z.array(z.strictObject({ code: name, label: name, amountCents: amount })),
  crossBorderCents: amount,
  dimensionalDivisor: z.int().check(z.minimum(50), z.maximum(400)),
  roundTripDiscountPercent: share,
  wholesaleDiscountPercent: share,
  costPercent: share,
  quoteMinutes: z.int().check(z.minimum(1), z.maximum(120)),
});
export type RateFigures = z.output<typeof rateFiguresSchema>;

/** The measurements of a bag for surcharges: inches, cubic inches, pounds. */
export const bagMeasures = ['length', 'second', 'lengthAndGirth', 'volume', 'weight'] as const;

/** A measurement of a bag compared with a limit, such as `length > 96` (OPEN-67). */
const measureConditionSchema = z.strictObject({
  measure: z.enum(bagMeasures),
  operator: z.enum(comparisonOperators),
  limit: z.number().check(z.minimum(0), z.maximum(1_000_000)),
});
export type MeasureCondition = z.output<typeof measureConditionSchema>;

/**
 * The conditions of each surcharge, by its code; any one of them triggers it. Stored outside the figures,
 * because released consoles refuse unknown fields there.
 */
export const surchargeConditionsSchema = z.record(
  name,
  z.array(measureConditionSchema).check(z.minLength(1, 'required'), z.maxLength(10)),
);
export type SurchargeConditions = z.output<typeof surchargeConditionsSchema>;

const draftSchema = z.object({
  id: z.string(),
  name: z.string(),
  based_on: z.string(),
  /** The first sheet of a shop: it begins from example figures, and `based_on` names no sheet. */
  is_first: z.optional(z.boolean()),
  made_by: z.string(),
  updated_at: z.string(),
});

export type RateDraft = z.output<typeof draftSchema>;

export const listRateSheets = defineCall({
  name: 'console.rate-sheets',
  row: 'own',
  summary: 'Rate sheets by day, and drafts',
  method: 'GET',
  path: '/api/v6/console/rate_sheets',
  access: 'set_rates',
  response: z.object({
    published: z.array(
      z.object({
        version: z.string(),
        /** First day; null: from the beginning. */
        from: z.nullable(z.string()),
        /** The day on which the next one begins; null: no end. */
        until: z.nullable(z.string()),
        state: z.enum(['past', 'present', 'coming', 'replaced']),
        published_by: z.nullable(z.string()),
        reason: z.string(),
      }),
    ),
    drafts: z.array(draftSchema),
  }),
});

export const readRateSheet = defineCall({
  name: 'console.rate-sheet',
  row: 'own',
  summary: 'The figures of a published rate sheet',
  method: 'GET',
  path: '/api/v6/console/rate_sheets/:version',
  access: 'set_rates',
  params: z.object({ version: name }),
  response: z.object({
    version: z.string(),
    figures: rateFiguresSchema,
    conditions: surchargeConditionsSchema,
  }),
  errors: { no_such_thing: 404 },
});

export const makeRateDraft = defineCall({
  name: 'console.make-rate-draft',
  row: 'own',
  summary: 'Creates a draft rate sheet from a published one, or the first one from example figures',
  method: 'POST',
  path: '/api/v6/console/rate_drafts',
  access: 'set_rates',
  body: z.strictObject({
    name: name.check(z.minLength(1, 'required')),
    /** Absent: the first sheet of a shop. */
    based_on: z.optional(name),
  }),
  response: draftSchema,
  errors: { no_such_thing: 404 },
});

const draftParams = z.object({ draftId: wireText(64) });

export const readRateDraft = defineCall({
  name: 'console.rate-draft',
  row: 'own',
  summary: 'A draft rate sheet and its base',
  method: 'GET',
  path: '/api/v6/console/rate_drafts/:draftId',
  access: 'set_rates',
  params: draftParams,
  response: z.object({
    draft: draftSchema,
    /** Rises with each change; a change names the revision that it modifies. */
    revision: z.number(),
    figures: rateFiguresSchema,
    conditions: surchargeConditionsSchema,
    base: rateFiguresSchema,
    base_conditions: surchargeConditionsSchema,
  }),
  errors: { no_such_thing: 404 },
});

export const changeRateDraft = defineCall({
  name: 'console.change-rate-draft',
  row: 'own',
  summary: 'Saves the figures of a draft rate sheet',
  method: 'PUT',
  path: '/api/v6/console/rate_drafts/:draftId',
  access: 'set_rates',
  params: draftParams,
  body: z.strictObject({
    figures: rateFiguresSchema,
    /** Absent: the draft's are unchanged. */
    conditions: z.optional(surchargeConditionsSchema),
    revision: z.int(),
  }),
  response: z.object({ revision: z.number() }),
  errors: { no_such_thing: 404, changed_since: 409 },
});

export const dropRateDraft = defineCall({
  name: 'console.drop-rate-draft',
  row: 'own',
  summary: 'Deletes a draft rate sheet',
  method: 'DELETE',
  path: '/api/v6/console/rate_drafts/:draftId',
  access: 'set_rates',
  params: draftParams,
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404 },
});

export const comparedTripSchema = z.object({
  trip: z.string(),
  live_cents: z.number(),
  draft_cents: z.number(),
});

export const compareRateDraft = defineCall({
  name: 'console.compare-rate-draft',
  row: 'own',
  summary: 'Prices of 200 sample trips by a draft rate sheet and by the one in force on a day',
  method: 'POST',
  path: '/api/v6/console/rate_drafts/:draftId/compare',
  access: 'set_rates',
  rate: 'strict',
  params: draftParams,
  body: z.strictObject({ as_of: wireText(10) }),
  response: z.object({
    revision: z.number(),
    live_version: z.string(),
    trips: z.number(),
    /** Trips that neither sheet serves. */
    unserved: z.number(),
    dearer: z.number(),
    cheaper: z.number(),
    live_cents: z.number(),
    draft_cents: z.number(),
    /** The trips with the largest price changes, by amount. */
    most: z.array(comparedTripSchema),
  }),
  errors: { no_such_thing: 404 },
});

export const publishRateDraft = defineCall({
  name: 'console.publish-rate-draft',
  row: 'own',
  summary: 'Publishes a compared draft from a future day; it cannot be edited afterwards',
  method: 'POST',
  path: '/api/v6/console/rate_drafts/:draftId/publish',
  access: 'set_rates',
  params: draftParams,
  body: z.strictObject({
    version: z.string().check(z.regex(/^[\w.-]{3,40}$/, 'malformed')),
    effective_from: wireText(10),
    reason: wireText(300).check(z.regex(/\S/, 'required')),
    /** The revision that was compared. */
    compared_revision: z.int(),
  }),
  response: z.object({ version: z.string() }),
  errors: { no_such_thing: 404, changed_since: 409, version_exists: 409 },
});

export const withdrawRateSheet = defineCall({
  name: 'console.withdraw-rate-sheet',
  row: 'own',
  summary:
    'Withdraws an upcoming rate sheet, with a reason; the previous one continues, and its figures become a draft',
  method: 'DELETE',
  path: '/api/v6/console/rate_sheets/:version',
  access: 'set_rates',
  params: z.object({ version: name }),
  /** Refused without one; absent in earlier pages. */
  body: z.strictObject({ reason: z.optional(wireText(300)) }),
  response: z.object({ success: z.literal(true) }),
  errors: { no_such_thing: 404, sheet_in_use: 409 },
});
