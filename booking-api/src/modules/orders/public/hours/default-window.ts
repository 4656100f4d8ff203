/** Handover hours of old orders, which do not store their own. */
export const defaultWindow = [9, 17] as const;
