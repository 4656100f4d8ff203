/** When a refund reaches the card: one sentence for every email. */
export const bankDays = 'A card shows it within 3 to 5 days.';
