import * as z from 'zod/mini';
import { defineEvent } from '../bus/topic.ts';
import { centsSchema } from '../primitives/cents.ts';

/**
 * A part that never sees cards requests one for paying the difference of a change; it repeats the request
 * under the same id when the card was refused: `problem` then gives the reason.
 */
export const differenceAskedEvent = defineEvent(
  'payments.difference-asked@1',
  z.object({
    id: z.string(),
    cents: centsSchema,
    /** The purpose of the payment, as a sentence. */
    what: z.string(),
    problem: z.nullable(z.string()),
  }),
);
export type AskedDifference = z.output<typeof differenceAskedEvent.schema>;

/** The payment, as a single-use nonce; null when the customer left. */
export const differenceAnsweredEvent = defineEvent(
  'payments.difference-answered@1',
  z.object({ id: z.string(), nonce: z.nullable(z.string()) }),
);

/** It is paid, or no longer needed: nothing more is requested under this id. */
export const differenceSettledEvent = defineEvent(
  'payments.difference-settled@1',
  z.object({ id: z.string() }),
);
