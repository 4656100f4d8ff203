/** As many gift cards pay one order; the server reads no more. */
export const maxGiftCards = 5;

/** Codes of gift cards are longer than any coupon's: only such a code is looked for among them. */
const giftCardCodeMin = 16;
export const looksLikeGiftCard = (code: string): boolean => code.trim().length >= giftCardCodeMin;
