import type { Role } from '../call/roles.ts';

/**
 * TK-12: whether a cart is recorded as this person's booking in progress. Carts of admins are not: they book
 * for others, and their carts would be listed among those of customers.
 */
export const isCaptured = (role: Role): boolean => !/admin|manager/.test(role);
