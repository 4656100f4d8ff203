import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { centsSchema } from '../primitives/cents.ts';
import { identifier, wholeNumber } from '../primitives/wire-text.ts';
import { legNameSchema } from './leg-name.ts';

const one = { params: z.object({ orderId: identifier }), access: 'signed-in' as const, row: 'own' };

/** An end of a leg as it was booked; a club's address is fixed. */
export const bookedEndSchema = z.object({
  name: z.string(),
  is_club: z.boolean(),
  country: z.string(),
  /** Weekdays (1 is Monday) and dates on which the club is closed; absent for other places. */
  closed: z.optional(z.object({ weekdays: z.array(z.int()), dates: z.array(calendarDateSchema) })),
  place: z.object({
    address: z.string(),
    address_1: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    company_name: z.string(),
    attention_name: z.string(),
    label_name: z.optional(z.string()),
    phone: z.string(),
  }),
});
export type BookedEnd = z.output<typeof bookedEndSchema>;

export const readChangeOptions = defineCall({
  ...one,
  name: 'orders.change-options',
  summary: 'Days and addresses of each leg of an order, as change fields',
  method: 'GET',
  path: '/api/v6/orders/:orderId/change/options',
  response: z.object({
    /** The club that is billed for a difference; null when a card pays. */
    billed_to: z.nullable(z.string()),
    /** Whether a link that pays for a change may be sent by text message; absent when it may not. */
    texts_payment: z.optional(z.boolean()),
    legs: z.array(
      z.object({
        leg: legNameSchema,
        pickup_date: calendarDateSchema,
        from: bookedEndSchema,
        to: bookedEndSchema,
      }),
    ),
  }),
  errors: { order_not_found: 404, action_not_allowed: 409 },
});

export const planOfRefund = defineCall({
  ...one,
  name: 'orders.refund-plan',
  summary: 'Where a refund of an amount would go',
  method: 'GET',
  path: '/api/v6/orders/:orderId/refund_plan',
  query: z.object({ amount_cents: wholeNumber }),
  response: z.object({
    parts: z.array(
      z.object({
        title: z.string(),
        amount_cents: centsSchema,
        by_card: z.boolean(),
        /** CO-77: the club that paid, and is credited; absent otherwise. */
        to_club: z.optional(z.boolean()),
      }),
    ),
  }),
  errors: { order_not_found: 404, action_not_allowed: 409 },
});
