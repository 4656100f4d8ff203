import * as z from 'zod/mini';
import { defineEvent, defineState } from '../bus/topic.ts';
import { alertLifetimesSeconds } from '../constants.ts';
import { shipmentFormSchema } from '../ship-form/schema.ts';

/** What the shell knows of the page: brand, layout, the cart (never its token), flags come with the boot. */
export const contextTopic = defineState(
  'page.context@1',
  'shell',
  z.object({
    brand: z.string(),
    brandId: z.int(),
    micrositeId: z.nullable(z.int()),
    layout: z.enum(['compact', 'regular']),
    cart: z.nullable(z.object({ id: z.string(), displayId: z.string() })),
    /** The address of the page's own query, for prefill (RT rows). */
    query: z.record(z.string(), z.string()),
  }),
);

/** Sections that can be restored, in the order in which they depend on each other. */
export const sections = ['ship-points', 'travelers', 'itinerary', 'checkout'] as const;
export type Section = (typeof sections)[number];

/**
 * A saved booking is to be restored. The shell repeats the event for a section that was not loaded yet, so
 * the order of loading does not matter; a section answers with `section-restored`.
 */
export const restoreRequestedEvent = defineEvent(
  'page.restore-requested@1',
  z.object({
    section: z.enum(sections),
    form: shipmentFormSchema,
    /** It takes the place of all that was entered; the booking that a page opens with leaves what was typed. */
    replaces: z.optional(z.boolean()),
  }),
);
export const sectionRestoredEvent = defineEvent(
  'page.section-restored@1',
  z.object({ section: z.enum(sections) }),
);
/** A section is there and listens; the shell answers with what is to be restored in it. */
export const sectionReadyEvent = defineEvent('page.section-ready@1', z.object({ section: z.enum(sections) }));

/** The cart is to exist now (first price, place order); the shell creates it and publishes `context`. */
export const cartNeededEvent = defineEvent('page.cart-needed@1', z.object({}));

/** A message for the stack at the top right; it vanishes after its lifetime but stays in the message log. */
export const alertRaisedEvent = defineEvent(
  'page.alert-raised@1',
  z.object({
    severity: z.enum(['info', 'success', 'warning', 'danger']),
    text: z.string(),
    seconds: z.union(alertLifetimesSeconds.map((seconds) => z.literal(seconds))),
  }),
);
