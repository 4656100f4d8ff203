/** RO-01: the roles. A guest is a session without an account. */
export const roles = ['guest', 'consumer', 'pro', 'admin', 'admin_plus', 'carrier_admin'] as const;
export type Role = (typeof roles)[number];

/** Roles of staff: `role-acts.ts` lists what each of them may do. */
export const staffRoles: readonly Role[] = ['admin', 'admin_plus', 'carrier_admin'];

/** Our staff and club staff: the page shows them whose cart they work on. */
export const assistingRoles: readonly Role[] = ['pro', ...staffRoles];
