import * as z from 'zod/mini';
import { personSchema } from '../admin/people-calls.ts';
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
  /** Null for staff of a club. */
  brand: z.nullable(z.string()),
  state: z.enum(orderStates),
  /** Who booked it; for staff of a club, whose bags it sends. */
  customer: z.string(),
  /** For staff of a club, the first day at the club; null where the order only was booked there. */
  pickup_date: z.nullable(calendarDateSchema),
});
export type FoundOrder = z.output<typeof foundOrderSchema>;

/** A cart that is no order yet. */
export const foundCartSchema = z.object({
  cart_id: z.string(),
  display_id: z.string(),
  brand: z.string(),
  /** Of the account, else of the first traveler; null where neither is known. */
  customer: z.nullable(z.string()),
  updated_at: z.string(),
});
export type FoundCart = z.output<typeof foundCartSchema>;

/** A club, hotel, camp or school as a search shows it. */
export const foundClubSchema = z.object({ club_id: z.int(), name: z.string(), place: z.string() });
export type FoundClub = z.output<typeof foundClubSchema>;

/** A record that needs one line: its name, and what tells it from others. */
export const foundRecordSchema = z.object({
  kind: z.enum(['claim', 'coupon', 'gift_card']),
  id: z.string(),
  name: z.string(),
  detail: z.string(),
});
export type FoundRecord = z.output<typeof foundRecordSchema>;

export const searchConsole = defineCall({
  name: 'console.search',
  row: 'own',
  summary:
    'Orders, people, carts, clubs, claims, coupons and gift cards by parts of number, name, email, phone, street, zip, card or tracking number; of each what the role may see. One that is named by its whole number comes first. Where nothing is found: orders, people and carts with similar names',
  method: 'GET',
  path: '/api/v6/console/search',
  access: 'open_console',
  query: z.object({ search: wireText(80) }),
  response: z.object({
    orders: z.array(foundOrderSchema),
    orders_more: z.boolean(),
    people: z.array(personSchema),
    people_more: z.boolean(),
    /** Whether nothing was found, and what is sent has names that are spelled alike (CO-49). */
    near: z.optional(z.boolean()),
    /** Whether nothing was found, and the people are those whose names are spelled alike. */
    people_near: z.optional(z.boolean()),
    carts: z.array(foundCartSchema),
    carts_more: z.boolean(),
    clubs: z.array(foundClubSchema),
    records: z.array(foundRecordSchema),
    /** The record whose full number was searched for: Enter opens it. */
    exact: z.nullable(z.object({ kind: z.enum(['order', 'cart']), id: z.string() })),
  }),
  errors: { search_too_wide: 422 },
});
