import type { SessionSlice } from '@sendahead/shared-contracts/accounts/session-slice';
import type { Person } from '@sendahead/shared-contracts/admin/people-calls';
import type { Role } from '@sendahead/shared-contracts/call/roles';

/** A member of club 1. */
export const morgan: Person = {
  user_id: 'usr_morgan',
  name: 'Morgan Member',
  email: 'morgan@club.test',
  phone: '843-555-0100',
  member_number: 'M-1042',
  club_name: 'Pinewhistle',
};

/** A session with an account of the given role. */
export const sessionOf = (role: Role): SessionSlice => ({
  role,
  user:
    role === 'guest'
      ? null
      : { id: 'usr_9', email: `${role}@demo.test`, firstName: 'Demo', lastName: 'Person', phone: '' },
  acceptedTerms: true,
  onBehalfOf: null,
  ...(role === 'pro' ? { clubId: 1 } : {}),
});
