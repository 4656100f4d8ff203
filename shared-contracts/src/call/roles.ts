/** RO-01: who may be signed in. A guest is a session without an account. */
export const roles = ['guest', 'consumer', 'pro', 'admin', 'admin_plus', 'carrier_admin'] as const;
export type Role = (typeof roles)[number];

/** Roles of staff: `role-acts.ts` lists what each of them may do. */
export const staffRoles: readonly Role[] = ['admin', 'admin_plus', 'carrier_admin'];

/** Who works here, or for a club: the page shows them on whose cart they work. */
export const assistingRoles: readonly Role[] = ['pro', ...staffRoles];
