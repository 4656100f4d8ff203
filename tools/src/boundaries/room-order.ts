/** The rooms of booking-api's workflows, lowest first: each may import those before it, and no other. */
export const roomOrder: readonly string[] = ['fulfill', 'checkout', 'amend', 'resume', 'account', 'notify'];
