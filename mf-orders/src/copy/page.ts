export const pageWords = {
  orders: 'Your orders',
  order: 'Your order',
  signInOrders: 'Sign in to see your orders.',
  signInOrder: 'Only the person who ordered can see this order.',
  signIn: 'Sign in',
  trackInstead: 'Track without signing in, by order number and email',
  tryAgain: 'Try again',
  notLoaded: 'We couldn’t load this page. Your order is safe.',
  orderNotFound: 'Order not found',
  orderNotFoundDetail: (phone: string) =>
    `This order isn’t in your account. Check the link, sign in with the account that ordered, or call us at ${phone}.`,
  otherAccount: 'Sign in with another account',
  forStaff: 'You see this page as the customer does. What you change here counts, under your name.',
  toConsole: 'Back to the console',
  allOrders: 'All orders',
} as const;
