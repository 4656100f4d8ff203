import { type Role, staffRoles } from '../call/roles.ts';

/**
 * TK-12: whether a cart is recorded as this person's booking in progress. Carts of admins are not, because
 * they book for others, and would be listed among customers' carts.
 */
export const isCaptured = (role: Role): boolean => !staffRoles.includes(role);
