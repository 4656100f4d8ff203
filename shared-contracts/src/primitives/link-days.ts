/** Days for which an emailed or texted link works, by what it opens. The sentences that name them read them here. */
export const linkDays = { pay: 7, photos: 7, savedQuote: 7 } as const;
