const refusals: Readonly<Record<string, string>> = {
  action_not_allowed: 'You can’t change this order here. Open the order to see what you can do.',
  order_not_found: 'We couldn’t find this order in your account.',
  not_signed_in: 'You’re signed out. Sign in on the order’s page, then change it from there.',
};

/** Why the page does not change an order, and what to do. */
export const changeRefused = (code: string): string =>
  refusals[code] ?? 'We couldn’t open the order. Go back to it and try again in a moment.';

export const changeBannerWords = {
  back: 'Back to order',
  leave: 'Discard changes',
  /** In bold, so that it comes apart from what follows. */
  changing: ({ order }: { order: string }) => `You’re changing order ${order}.`,
  untilThen:
    'Nothing changes until you press “Change order”. Your earlier payment counts toward the new total.',
} as const;
