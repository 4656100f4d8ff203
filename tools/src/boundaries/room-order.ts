/** The rooms of booking-api's workflows, lowest first: each may import only those before it. */
export const roomOrder: readonly string[] = ['fulfill', 'checkout', 'amend', 'resume', 'account', 'notify'];
