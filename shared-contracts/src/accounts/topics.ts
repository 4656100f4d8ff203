import * as z from 'zod/mini';
import { defineEvent, defineState } from '../bus/topic.ts';
import { sessionSliceSchema } from './schema.ts';

export const sessionTopic = defineState('accounts.session@1', 'shell', sessionSliceSchema);

/** The shell reads the session again; the fresh CSRF token is part of that answer, not of the event. */
export const signedInEvent = defineEvent(
  'accounts.signed-in@1',
  z.object({
    userId: z.string(),
    /** An order waits for it and goes on by itself; absent from older releases. */
    ordering: z.optional(z.boolean()),
  }),
);
export const signedOutEvent = defineEvent('accounts.signed-out@1', z.object({}));
/** Asked by the header's button; mf-checkout owns the dialogs. */
export const signInRequestedEvent = defineEvent(
  'accounts.sign-in-requested@1',
  z.object({ reason: z.enum(['header', 'checkout']) }),
);
