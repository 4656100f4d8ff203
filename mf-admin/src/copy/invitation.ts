import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { Invitation } from '@sendahead/shared-contracts/console/invitation-schema';

export const invitationTexts = {
  title: 'Invitation',
  send: 'Send an invitation',
  sendAgain: 'Send the invitation again',
  sending: 'Sending…',
  done: 'We’re emailing the invitation. Earlier links no longer work.',
  invitedBy: 'Invited by',
  /** Who invites, as the email says it. */
  forClub: (inviter: string, club: string) => `${inviter} for ${club}`,
  sent: 'Sent',
  opened: 'Opened',
  validUntil: 'Works until',
  ended: 'Expired',
  joined: 'Joined',
} as const;

/** The state of the invitation, in one sentence. */
export const invitationStates: Readonly<Record<Invitation['state'], string>> = {
  none: 'No invitation was sent. This person has never signed in.',
  sending: 'The invitation is on its way.',
  sent: 'Sent, but not opened yet.',
  opened: 'Opened, but they haven’t joined yet.',
  expired: 'The invitation expired before they joined.',
  joined: 'They joined.',
};

const failures: Readonly<Record<string, string>> = {
  already_joined: 'This person joined or was blocked. Reload to see the change.',
  too_many_requests: 'You sent this several times already. Wait an hour, then try again.',
};

export function invitationFailure(error: unknown): string | null {
  if (error === null || error === undefined) return null;
  const code = isApiError(error) ? error.code : '';
  return failures[code] ?? 'We couldn’t send the invitation. Try again.';
}
