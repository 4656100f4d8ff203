/** Distinguishes an account's two credits where both are named. */
export const creditKinds =
  'Account credit comes from refunds, shipping credit from claims and late deliveries. You can use either on any order.';
