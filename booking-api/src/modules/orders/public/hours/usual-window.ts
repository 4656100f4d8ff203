/** Handoff hours of old orders, which do not store their own. */
export const usualWindow = [9, 17] as const;
