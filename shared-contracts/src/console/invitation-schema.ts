import * as z from 'zod/mini';

export const invitationStates = ['none', 'sending', 'sent', 'opened', 'expired', 'joined'] as const;

/** CO-36: the progress of an invitation to an account that staff made. */
export const invitationSchema = z.object({
  state: z.enum(invitationStates),
  asked_at: z.nullable(z.string()),
  sent_at: z.nullable(z.string()),
  /** When its link ends. */
  expires_at: z.nullable(z.string()),
  /** When the page of its link was first opened. */
  opened_at: z.nullable(z.string()),
  /** When the person first signed in, by the link or by a code. */
  joined_at: z.nullable(z.string()),
  /** The member of staff. */
  invited_by: z.nullable(z.string()),
  /** The club that invites; null when the brand does. */
  for_club: z.nullable(z.string()),
  /** Whether it can be sent, or resent. */
  can_send: z.boolean(),
});
export type Invitation = z.output<typeof invitationSchema>;
