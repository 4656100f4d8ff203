export const pageWords = {
  orders: 'Your orders',
  order: 'Your order',
  signInOrders: 'Sign in to see your orders.',
  signInOrder: 'An order is shown only to the person whose it is.',
  signIn: 'Sign in',
  tryAgain: 'Try again',
  notLoaded: 'This could not be loaded just now. Nothing is lost.',
  orderNotFound: 'Order not found',
  orderNotFoundDetail: (phone: string) =>
    `There is no such order in your account. Check the link, sign in with the account that ordered, or call us at ${phone}.`,
  otherAccount: 'Sign in with another account',
  allOrders: 'All orders',
} as const;
