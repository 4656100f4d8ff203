const refusals: Readonly<Record<string, string>> = {
  action_not_allowed:
    'This order cannot be changed here: it was cancelled, the carrier has a bag of it, or its legs are changed one by one. Its page says what can be done.',
  order_not_found: 'There is no such order among yours.',
  not_signed_in: 'You are signed out. Sign in on the page of the order, and change it from there.',
};

/** Why the page does not change an order, and what to do. */
export const changeRefused = (code: string): string =>
  refusals[code] ?? 'The order could not be opened just now. Go back to it and try again in a moment.';

export const changeBannerWords = {
  back: 'Back to the order',
  leave: 'Leave it as it is',
  /** In bold, so that it comes apart from what follows. */
  changing: ({ order }: { order: string }) => `You are changing order ${order}.`,
  untilThen: 'Nothing changes until you press “Change the order”; what was paid before counts.',
} as const;
