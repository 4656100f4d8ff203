import { may, type RoleAct, reachOf } from '@sendahead/shared-contracts/call/role-acts';
import { assistingRoles, type Role } from '@sendahead/shared-contracts/call/roles';
import type { AdminState } from './state.ts';

/** The role in which the signed-in user assists others; null for users who cannot see this remote. */
export function staffRole({ session }: AdminState): Role | null {
  return session?.user && assistingRoles.includes(session.role) ? session.role : null;
}

/** TK-13: whether the signed-in user books for others. */
export function helpsPeople(state: AdminState): boolean {
  const role = staffRole(state);
  return role !== null && reachOf(role, 'help_people') !== undefined;
}

/** Whether the signed-in user may do an act for all customers. */
export function mayAct(state: AdminState, act: RoleAct): boolean {
  const role = staffRole(state);
  return role !== null && may(role, act);
}
