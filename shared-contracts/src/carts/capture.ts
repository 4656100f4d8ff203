import type { Role } from '../call/roles.ts';

/**
 * TK-12: whether what is entered is captured as a booking under way of who enters it. That of admins is not: they book for
 * others, and a cart of theirs would stand among those of customers.
 */
export const isCaptured = (role: Role): boolean => !/admin|manager/.test(role);
