import { callFailures, isKnownCode } from './call-failure.ts';

/** A sentence for every code that the calls of the account's page may answer, in addition to the common ones. */
export const ownAccountFailures = {
  address_not_found: 'This address was removed already.',
  device_not_found: 'This device was signed out already.',
  link_not_valid: 'This link was used already, or it is too old. Ask for another one.',
  orders_under_way:
    'Bags of yours are still on their way. You can delete your account once they have arrived.',
  passkey_not_found: 'This passkey was removed already.',
  passkey_not_valid: 'The passkey could not be used. Please try again.',
  passkeys_full: 'You have as many passkeys as we keep. Remove one first.',
  password_wrong: 'This is not your present password.',
  payment_method_in_use:
    'A divided bill will be charged to this card. Stop the bill, or wait until it is paid, and then remove the card.',
  payment_method_not_found: 'This card was already removed.',
  second_factor_missing: 'The app was taken away already.',
  second_factor_not_offered: 'Your account has no second factor.',
  second_factor_required: 'Who works here signs in by two factors.',
  second_factor_wrong: 'This is not the present code of your app. Wait for the next one, and type that.',
  sign_in_step_over: 'This took too long. Please begin again.',
  staff_account: 'Accounts of staff are closed by an admin.',
} as const;

/** The error of a field, by the server's code. */
const fieldFailures: Readonly<Record<string, string>> = {
  email_is_present: 'This is your email already.',
  email_not_valid: 'Please enter valid email address.',
  name_not_valid: 'Please enter a valid name.',
  phone_not_valid: 'Please enter a valid phone number',
  password_wrong: ownAccountFailures.password_wrong,
  second_factor_wrong: ownAccountFailures.second_factor_wrong,
};

/** The message for a person; null when nothing failed. */
export function ownAccountFailure(code: string | null): string | null {
  if (code === null) return null;
  if (isKnownCode(ownAccountFailures, code)) return ownAccountFailures[code];
  return isKnownCode(callFailures, code) ? callFailures[code] : callFailures.internal;
}

export const fieldFailure = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : (fieldFailures[code] ?? callFailures.invalid);

/** An instant of the server as a day of the reader, such as "Nov 23, 2026". */
export const dayOf = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

const movements = {
  grant: 'Credit given',
  hold: 'Spent on an order',
  release: 'Given back',
  refund: 'Refunded as credit',
} as const;
export const movementName = (event: keyof typeof movements): string => movements[event];

const kinds = { wallet: 'Wallet', ship_wallet: 'Shipping wallet' } as const;
export const creditName = (kind: keyof typeof kinds): string => kinds[kind];
