import type { SessionSlice } from '@sendahead/shared-contracts/accounts/schema';
import type { Role } from '@sendahead/shared-contracts/call/roles';

/** A session with an account of the given role. */
export const sessionOf = (role: Role): SessionSlice => ({
  role,
  user:
    role === 'guest'
      ? null
      : { id: 'usr_9', email: `${role}@demo.test`, firstName: 'Demo', lastName: 'Person', phone: '' },
  acceptedTerms: true,
  onBehalfOf: null,
});
