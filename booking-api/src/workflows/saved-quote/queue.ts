/** Mails with the link to a saved price; see `send-saved-quote.ts`. */
export const savedQuoteQueue = 'saved-quote-mail';
