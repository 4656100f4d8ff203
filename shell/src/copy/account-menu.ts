/** Loaded once somebody is signed in. */
export const accountMenuWords = {
  account: 'Your account',
  orders: 'Your orders',
  console: 'Console',
  signOut: 'Sign out',
} as const;
