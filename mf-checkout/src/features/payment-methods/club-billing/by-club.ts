/** The way to pay in which a club is billed. */
export const byClub = 'club';
