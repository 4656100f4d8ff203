import * as z from 'zod/mini';
import { defineEvent, defineState } from '../bus/topic.ts';
import { sessionSliceSchema } from './session-slice.ts';

export const sessionTopic = defineState('accounts.session@1', 'shell', sessionSliceSchema);

/** The shell reloads the session; its answer contains the new CSRF token, unlike the event. */
export const signedInEvent = defineEvent(
  'accounts.signed-in@1',
  z.object({
    userId: z.string(),
    /** A waiting order continues automatically; absent from older releases. */
    ordering: z.optional(z.boolean()),
  }),
);
export const signedOutEvent = defineEvent('accounts.signed-out@1', z.object({}));
/** Sent by the header's button; mf-checkout owns the dialogs. */
export const signInRequestedEvent = defineEvent(
  'accounts.sign-in-requested@1',
  z.object({ reason: z.enum(['header', 'checkout']) }),
);
