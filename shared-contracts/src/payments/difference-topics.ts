import * as z from 'zod/mini';
import { defineEvent } from '../bus/topic.ts';
import { centsSchema } from '../primitives/cents.ts';

/**
 * A part that never sees cards asks for one to pay the difference of a change with; again, under the same id, where the
 * card was refused: `problem` then says why.
 */
export const differenceAskedEvent = defineEvent(
  'payments.difference-asked@1',
  z.object({
    id: z.string(),
    cents: centsSchema,
    /** What the payment is for, as a sentence. */
    what: z.string(),
    problem: z.nullable(z.string()),
  }),
);
export type AskedDifference = z.output<typeof differenceAskedEvent.schema>;

/** What pays, as a nonce that is good once; null where the customer left. */
export const differenceAnsweredEvent = defineEvent(
  'payments.difference-answered@1',
  z.object({ id: z.string(), nonce: z.nullable(z.string()) }),
);

/** It is paid, or wanted no more: nothing is asked under this id any longer. */
export const differenceSettledEvent = defineEvent(
  'payments.difference-settled@1',
  z.object({ id: z.string() }),
);
