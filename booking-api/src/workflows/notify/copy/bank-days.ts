/** When a refund reaches the card: one sentence for every email. */
export const bankDays = 'Card refunds take 3 to 5 days to appear.';
