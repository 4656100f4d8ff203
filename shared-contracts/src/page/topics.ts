import * as z from 'zod/mini';
import { defineEvent, defineState } from '../bus/topic.ts';
import { alertLifetimesSeconds } from '../constants.ts';
import { shipmentFormSchema } from '../ship-form/schema.ts';

/** The shell's knowledge of the page: brand, layout, the cart (never its token); flags come with the boot. */
export const contextTopic = defineState(
  'page.context@1',
  'shell',
  z.object({
    brand: z.string(),
    brandId: z.int(),
    micrositeId: z.nullable(z.int()),
    layout: z.enum(['compact', 'regular']),
    cart: z.nullable(z.object({ id: z.string(), displayId: z.string() })),
    /** The page URL's query, for prefilling (RT rows). */
    query: z.record(z.string(), z.string()),
  }),
);

/** Sections that can be restored, in dependency order. */
export const sections = ['ship-points', 'travelers', 'itinerary', 'checkout'] as const;
export type Section = (typeof sections)[number];

/**
 * A saved booking must be restored. The shell repeats the event for a section that was not loaded yet, so the
 * loading order does not matter; a section answers with `section-restored`.
 */
export const restoreRequestedEvent = defineEvent(
  'page.restore-requested@1',
  z.object({
    section: z.enum(sections),
    form: shipmentFormSchema,
    /** It replaces all entries; the booking that a page opens with keeps typed text. */
    replaces: z.optional(z.boolean()),
  }),
);
export const sectionRestoredEvent = defineEvent(
  'page.section-restored@1',
  z.object({ section: z.enum(sections) }),
);
/** A section is loaded and listens; the shell answers with its data to restore. */
export const sectionReadyEvent = defineEvent('page.section-ready@1', z.object({ section: z.enum(sections) }));

/** The cart must exist now (first price, place order); the shell creates it and publishes `context`. */
export const cartNeededEvent = defineEvent('page.cart-needed@1', z.object({}));

/**
 * A message for the stack at the top right; it disappears after its lifetime but remains in the message log.
 */
export const alertRaisedEvent = defineEvent(
  'page.alert-raised@1',
  z.object({
    severity: z.enum(['info', 'success', 'warning', 'danger']),
    text: z.string(),
    seconds: z.union(alertLifetimesSeconds.map((seconds) => z.literal(seconds))),
  }),
);
