import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { invitationDays } from '../invitations/invitation-store.ts';
import type { AccountMail } from './account-mail.ts';

/** CO-36: the invitation to an account that staff made. `clubName` is the club that invites, null for the brand. */
export const invitationMail = (brand: Brand, clubName: string | null, url: string): AccountMail => ({
  subject: clubName ? `${clubName} invited you to ${brand.name}` : `You’re invited to ${brand.name}`,
  title: 'You’re invited',
  paragraphs: [
    clubName
      ? `Hello, ${clubName} invites you to ${brand.name}. Your account is ready.`
      : `Hello, ${brand.name} created an account for you. It’s ready to use.`,
    'Choose a password to get started, or go on without one and sign in with a code we email.',
    `The button works once, for ${invitationDays} days. If you didn’t expect this email, ignore it.`,
  ],
  action: { label: 'Get started', url },
});
