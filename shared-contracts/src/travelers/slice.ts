import * as z from 'zod/mini';
import { productLineKeySchema } from '../catalog/schema.ts';
import { nextStepSchema } from '../page/next-step.ts';
import { centsSchema } from '../primitives/cents.ts';
import { waySchema } from './ways.ts';

/** EN-11: one bag. `size` is the product id of its line, '' while none is chosen. */
export const itemRowSchema = z.object({
  size: z.string(),
  insuranceCents: centsSchema,
  packaging: z.string(),
  contents: z.string(),
  note: z.nullable(z.object({ comment: z.string(), type: z.enum(['inbound', 'outbound', 'both']) })),
  /** TR-06: set when the bag differs from its traveler. */
  way: z.optional(waySchema),
});
export type ItemRow = z.output<typeof itemRowSchema>;

export const itemLineSchema = z.object({ line: productLineKeySchema, rows: z.array(itemRowSchema) });
export type ItemLine = z.output<typeof itemLineSchema>;

/** EN-09. `id` is the number in the form names, from '1' on without gaps (TR-08). */
export const travelerSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The label's chosen name; if absent, the traveler's name. */
  label: z.optional(z.string()),
  email: z.string(),
  phone: z.string(),
  grade: z.string(),
  /** A camper's bunk or cabin, a student's hall and room; absent when unknown. */
  stay: z.optional(z.string()),
  /** TR-25: the day on which a student moves in, `YYYY-MM-DD`; absent when unknown. */
  moveIn: z.optional(z.string()),
  roundTrip: z.boolean(),
  /** TR-06: for what `roundTrip` cannot express: the bags only return. */
  way: z.optional(waySchema),
  lines: z.array(itemLineSchema),
});
export type Traveler = z.output<typeof travelerSchema>;

export const travelersSchema = z.object({
  travelers: z.array(travelerSchema),
  /** Every traveler and row is filled and valid, and there is at least one bag. */
  valid: z.boolean(),
  /** SV-03: at least one row, and every row has a size. */
  sized: z.boolean(),
  /** TR-07: ids of travelers that repeat an earlier one. */
  duplicates: z.array(z.string()),
  itemCount: z.int(),
  /** The next field to enter here; null when the section is complete. Absent in older releases. */
  next: z.optional(z.nullable(nextStepSchema)),
});
export type Travelers = z.output<typeof travelersSchema>;
