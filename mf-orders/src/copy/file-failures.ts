const failures: Readonly<Record<string, string>> = {
  action_not_allowed: 'This is not to be had while the order stands like this.',
  connection_lost: 'The connection was lost. Please try again.',
  not_signed_in: 'You are signed out. Sign in and try again.',
  order_not_found: 'This order is not in your account any more.',
  order_not_international: 'This trip crosses no border, so customs asks for nothing.',
  too_many_requests: 'That was often in a short time. Please wait a minute.',
  unavailable: 'The carrier cannot be asked just now. Please try again in a minute.',
};

/** Why a file did not come. */
export const fileFailure = (code: string): string =>
  failures[code] ?? 'This could not be made just now. Please try again.';
