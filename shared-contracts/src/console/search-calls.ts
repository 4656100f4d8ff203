import * as z from 'zod/mini';
import { personSchema } from '../admin/calls.ts';
import { defineCall } from '../call/define-call.ts';
import { orderStates } from '../orders/states.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { wireText } from '../primitives/wire-text.ts';

/** Letters that at least one word of a search has: fewer fit too much, and no index finds them. */
export const consoleSearchMin = 3;

/** An order as a search shows it. */
export const foundOrderSchema = z.object({
  order_id: z.string(),
  display_id: z.string(),
  brand: z.string(),
  state: z.enum(orderStates),
  customer: z.string(),
  pickup_date: calendarDateSchema,
});
export type FoundOrder = z.output<typeof foundOrderSchema>;

/** A cart that is no order yet. */
export const foundCartSchema = z.object({
  cart_id: z.string(),
  display_id: z.string(),
  brand: z.string(),
  /** Null where a guest's. */
  customer: z.nullable(z.string()),
  updated_at: z.string(),
});
export type FoundCart = z.output<typeof foundCartSchema>;

export const searchConsole = defineCall({
  name: 'console.search',
  row: 'own',
  summary:
    'Orders, people and carts by parts of number, name, mail, phone, tracking number; of each what the role may see. One that is named by its whole number comes first',
  method: 'GET',
  path: '/api/v6/console/search',
  access: 'open_console',
  query: z.object({ search: wireText(80) }),
  response: z.object({
    orders: z.array(foundOrderSchema),
    orders_more: z.boolean(),
    people: z.array(personSchema),
    people_more: z.boolean(),
    carts: z.array(foundCartSchema),
    carts_more: z.boolean(),
    /** The record whose full number was searched for: Enter opens it. */
    exact: z.nullable(z.object({ kind: z.enum(['order', 'cart']), id: z.string() })),
  }),
  errors: { search_too_wide: 422 },
});
