/** Hours between which bags are handed over, of orders from before their own were kept. */
export const defaultWindow = [9, 17] as const;
