import * as z from 'zod/mini';
import { personSchema } from '../admin/people-calls.ts';
import { defineCall } from '../call/define-call.ts';
import { orderStates } from '../orders/states.ts';
import { calendarDateSchema } from '../primitives/calendar-date.ts';
import { wireText } from '../primitives/wire-text.ts';

/** Minimum letters of at least one word in a search: fewer match too much, and no index finds them. */
export const consoleSearchMin = 3;

/** An order in search results. */
export const foundOrderSchema = z.object({
  order_id: z.string(),
  display_id: z.string(),
  brand: z.string(),
  state: z.enum(orderStates),
  customer: z.string(),
  pickup_date: calendarDateSchema,
});
export type FoundOrder = z.output<typeof foundOrderSchema>;

/** A club's order in search results for the club's staff (CO-40). */
export const foundClubOrderSchema = z.object({
  order_id: z.string(),
  display_id: z.string(),
  state: z.enum(orderStates),
  travelers: z.array(z.string()),
  /** The first day at the club; null for an order that was only booked there. */
  day: z.nullable(calendarDateSchema),
});
export type FoundClubOrder = z.output<typeof foundClubOrderSchema>;

/** A cart that is not ordered yet. */
export const foundCartSchema = z.object({
  cart_id: z.string(),
  display_id: z.string(),
  brand: z.string(),
  /** The name of the account, else of the first traveler; null when both are unknown. */
  customer: z.nullable(z.string()),
  updated_at: z.string(),
});
export type FoundCart = z.output<typeof foundCartSchema>;

/** A club, hotel, camp or school in search results. */
export const foundClubSchema = z.object({ club_id: z.int(), name: z.string(), place: z.string() });
export type FoundClub = z.output<typeof foundClubSchema>;

/** CO-81: a person on a group event's roster. */
export const foundGroupPersonSchema = z.object({
  person_id: z.string(),
  event_id: z.string(),
  event: z.string(),
  name: z.string(),
  email: z.string(),
});
export type FoundGroupPerson = z.output<typeof foundGroupPersonSchema>;

/** A record that needs one line: its name, and what distinguishes it from others. */
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
    'Searches orders, people, carts, clubs, claims, coupons and gift cards by parts of number, name, email, phone, street, zip, card or tracking number, as the role permits. Exact numbers first; without hits, similar names',
  method: 'GET',
  path: '/api/v6/console/search',
  access: 'open_console',
  query: z.object({ search: wireText(80) }),
  response: z.object({
    orders: z.array(foundOrderSchema),
    orders_more: z.boolean(),
    /** For club staff; absent from older servers. */
    club_orders: z.optional(z.array(foundClubOrderSchema)),
    people: z.array(personSchema),
    people_more: z.boolean(),
    /** Whether there were no results, and the listed ones have similarly spelled names (CO-49). */
    near: z.optional(z.boolean()),
    /** Whether there were no results, and the listed people have similarly spelled names. */
    people_near: z.optional(z.boolean()),
    carts: z.array(foundCartSchema),
    carts_more: z.boolean(),
    clubs: z.array(foundClubSchema),
    /** People on rosters, for users who manage group events. */
    group_people: z.optional(z.array(foundGroupPersonSchema)),
    records: z.array(foundRecordSchema),
    /** The record whose full number was searched for: Enter opens it. */
    exact: z.nullable(z.object({ kind: z.enum(['order', 'cart']), id: z.string() })),
  }),
  errors: { search_too_wide: 422 },
});
