import { type Role, staffRoles } from '@sendahead/shared-contracts/call/roles';
import type { AdminState } from './state.ts';

/** The staff role that is signed in; null for everybody else, who see nothing of this remote. */
export function staffRole({ session }: AdminState): Role | null {
  return session?.user && staffRoles.includes(session.role) ? session.role : null;
}
