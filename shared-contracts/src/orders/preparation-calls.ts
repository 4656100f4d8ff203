import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { identifier } from '../primitives/wire-text.ts';
import { legNameSchema } from './leg-name.ts';

const one = { params: z.object({ orderId: identifier }), access: 'signed-in' as const, row: 'own' };

/** `later` until the carrier sells labels for the day, `over` once it has the bags. */
export const labelsStates = ['later', 'being_made', 'ready', 'over'] as const;

export const printerlessWays = ['none', 'qr'] as const;
/** Whether a counter of the carrier prints a label from a customer's code. */
export type PrinterlessWay = (typeof printerlessWays)[number];

export const dropOffStoreSchema = z.object({
  name: z.string(),
  address: z.string(),
  /** Local hours of that day, `HH:mm`. */
  opens: z.string(),
  closes: z.string(),
  /** Our page with a map of nearby places. */
  map: z.string(),
});
export type DropOffStore = z.output<typeof dropOffStoreSchema>;

export const legPreparationSchema = z.object({
  leg: legNameSchema,
  bags: z.int(),
  carrier: z.string(),
  labels: z.object({
    state: z.enum(labelsStates),
    ready_on: calendarDateSchema,
    /** There were other labels before, which no longer work; absent otherwise. */
    replaced: z.optional(z.boolean()),
  }),
  printerless: z.enum(printerlessWays),
  /** One for each handover of the leg's bags. */
  hand_overs: z.array(
    z.object({
      travelers: z.array(z.string()),
      drop_off: z.boolean(),
      date: calendarDateSchema,
      place: z.string(),
      /** Local times at the place, `HH:mm`. */
      ready: z.string(),
      /** The drop-off deadline for bags to leave on that day. */
      close: z.string(),
      /** The nearest place that accepts dropped-off bags on that day; absent when unknown. */
      store: z.optional(dropOffStoreSchema),
    }),
  ),
  arrives: z.object({ date: calendarDateSchema, place: z.string() }),
  handed_over: z.boolean(),
  /** CO-76: the club that prints and attaches the labels; absent when the bags' owner does. */
  labels_by: z.optional(z.string()),
  /**
   * For a leg that crosses a border: the ISO codes, and whether every bag has its list; absent for a domestic
   * leg.
   */
  customs: z.optional(z.object({ from_country: z.string(), to_country: z.string(), listed: z.boolean() })),
});
export type LegPreparation = z.output<typeof legPreparationSchema>;

export const orderPreparation = defineCall({
  ...one,
  name: 'orders.preparation',
  summary: 'Preparation steps by leg, and when labels are available',
  method: 'GET',
  path: '/api/v6/orders/:orderId/preparation',
  response: z.object({ legs: z.array(legPreparationSchema) }),
  errors: { order_not_found: 404 },
});

export const orderLabelCodes = defineCall({
  ...one,
  name: 'orders.label-codes',
  summary: 'Codes to have labels printed at a carrier’s counter',
  method: 'GET',
  path: '/api/v6/orders/:orderId/label_codes',
  rate: 'strict',
  response: z.object({
    codes: z.array(
      z.object({
        leg: legNameSchema,
        /** Bag `number` of `of` on its leg. */
        number: z.int(),
        of: z.int(),
        traveler: z.string(),
        item: z.string(),
        carrier: z.string(),
        /** SVG path data over a square view box of `size`. */
        code: z.object({ path: z.string(), size: z.int() }),
      }),
    ),
  }),
  errors: { order_not_found: 404, action_not_allowed: 409, customs_list_missing: 409 },
});
export type LabelCode = z.output<typeof orderLabelCodes.response>['codes'][number];
