const failures: Readonly<Record<string, string>> = {
  action_not_allowed: 'This file isn’t available for your order right now.',
  connection_lost: 'The connection dropped. Please try again.',
  customs_list_missing: 'List what’s in each bag first, under “For customs”.',
  not_signed_in: 'You’re signed out. Sign in and try again.',
  order_not_found: 'This order isn’t in your account.',
  order_not_international: 'This shipment doesn’t cross a border, so customs needs no papers.',
  too_many_requests: 'Too many tries. Wait a minute and try again.',
  unavailable: 'We can’t reach the carrier right now. Please try again in a minute.',
};

/** Why a file could not be downloaded. */
export const fileFailure = (code: string): string =>
  failures[code] ?? 'We couldn’t create this file. Please try again.';
