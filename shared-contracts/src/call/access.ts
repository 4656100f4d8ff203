import { type RoleAct, reachOf } from './role-acts.ts';
import { type Role, roles } from './roles.ts';

/**
 * The permission to make a call. `public`: anyone, without a session. `session`: anyone with a session
 * cookie, guests too. `signed-in`: an account. An act: the roles with that permission; everyone else gets 401
 * (guest) or 403.
 */
export type Access = 'public' | 'session' | 'signed-in' | RoleAct;

/** Whether a role satisfies an access rule; the server checks this for every route. */
export function allows(access: Access, role: Role): boolean {
  if (access === 'public' || access === 'session') return true;
  if (access === 'signed-in') return role !== 'guest';
  return reachOf(role, access) !== undefined;
}

/** The roles that satisfy an access rule. */
export const rolesOf = (access: Access): readonly Role[] => roles.filter((role) => allows(access, role));
