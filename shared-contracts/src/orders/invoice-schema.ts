import * as z from 'zod/mini';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { centsSchema } from '../primitives/cents.ts';

const amount = z.object({ title: z.string(), amount_cents: centsSchema });

/** The current amount of an order; a change of the order creates a new invoice number. */
export const invoiceSchema = z.object({
  number: z.string(),
  display_id: z.string(),
  issued_on: calendarDateSchema,
  seller: z.array(z.string()),
  buyer: z.array(z.string()),
  lines: z.array(z.extend(amount, { detail: z.string() })),
  total_cents: centsSchema,
  /** Each payment method with its amount. */
  paid: z.array(amount),
  due_cents: centsSchema,
  cancelled: z.boolean(),
});
export type Invoice = z.output<typeof invoiceSchema>;
