import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import { invitationDays } from '../invitations/invitation-store.ts';
import type { AccountMail } from './account-mail.ts';

/** CO-171: what staff are invited as; other roles are invited as customers. */
const staffAs: Partial<Record<Role, string>> = {
  admin: 'Admin',
  admin_plus: 'Admin plus',
  carrier_admin: 'Carrier admin',
};

interface Invited {
  /** The club that invites, null for the brand. */
  readonly clubName: string | null;
  readonly role: Role;
}

const opening = (brand: Brand, { clubName, role }: Invited): string => {
  const as = staffAs[role];
  if (as) return `Hello, ${brand.name} invites you to join its staff as ${as}.`;
  if (role === 'pro')
    return `Hello, ${clubName ?? brand.name} invites you to join its staff on ${brand.name}.`;
  return clubName
    ? `Hello, ${clubName} invites you to ${brand.name}. Your account is ready.`
    : `Hello, ${brand.name} created an account for you. It’s ready to use.`;
};

/** CO-36: the invitation to an account that staff made. */
export function invitationMail(brand: Brand, invited: Invited, url: string): AccountMail {
  const isStaff = invited.role === 'pro' || staffAs[invited.role] !== undefined;
  const inviter = invited.clubName ?? brand.name;
  const invitedTo = invited.clubName
    ? `${inviter} invited you to ${brand.name}`
    : `You’re invited to ${inviter}`;
  return {
    subject: isStaff ? `${inviter} invited you to its staff console` : invitedTo,
    title: isStaff ? 'Your staff invitation' : 'You’re invited',
    paragraphs: [
      opening(brand, invited),
      isStaff
        ? 'Choose a password, then open the console, where staff work. You can also sign in with an emailed code.'
        : 'Choose a password to get started, or go on without one and sign in with a code we email.',
      `The button works once, for ${invitationDays} days. If you didn’t expect this email, ignore it.`,
    ],
    action: { label: isStaff ? 'Join the staff' : 'Get started', url },
  };
}
