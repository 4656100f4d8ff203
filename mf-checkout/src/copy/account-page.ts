import {
  invalidZip,
  missingZip,
  unverifiedZip,
  validEmail,
  validName,
  validPhone,
} from '@sendahead/shared-contracts/validation/field-sentences';
import { callFailures, isKnownCode } from './call-failure.ts';

/** A sentence for every code that the calls of the account's page may answer, in addition to the common ones. */
export const ownAccountFailures = {
  address_not_found: 'This address was already removed.',
  device_not_found: 'This device is already signed out.',
  link_not_valid: 'This link was already used or has expired. Ask for a new one.',
  orders_under_way: 'You have bags on the way. You can delete your account once they arrive.',
  passkey_not_found: 'This passkey was already removed.',
  passkey_not_valid: 'We couldn’t use that passkey. Please try again.',
  passkeys_full: 'You’ve reached the limit for passkeys. Remove one first.',
  password_wrong: 'That isn’t your current password.',
  payment_method_in_use:
    'This card will pay a share of a split bill. Stop the requests or wait until they’re paid, then remove the card.',
  payment_method_not_found: 'This card was already removed.',
  second_factor_missing: 'The app was already removed.',
  second_factor_not_offered: 'Two-step sign-in isn’t available for your account.',
  second_factor_required: 'Staff accounts must keep two-step sign-in.',
  second_factor_wrong: 'That isn’t the current code in your app. Wait for the next one, then enter it.',
  sign_in_step_over: 'This took too long. Please start again.',
  traveler_not_found: 'This traveler was already changed or removed. Reload to see the change.',
  staff_account: 'Only an admin can close a staff account.',
} as const;

/** The error of a field, by the server's code. */
const fieldFailures: Readonly<Record<string, string>> = {
  email_is_present: 'This is already your email.',
  email_not_valid: validEmail,
  name_not_valid: validName,
  phone_not_valid: validPhone,
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

/** AD-30: what is wrong with a field of an address, by the server's code. */
const addressFailures: Readonly<Record<string, string>> = {
  ...fieldFailures,
  zip_not_valid: invalidZip,
  zip_not_verified: unverifiedZip,
  address_po_box: 'Our carriers can’t reach PO boxes or general delivery. Please enter a street address.',
  address_military:
    'Our carriers can’t reach military addresses (APO, FPO, DPO). Only the postal service can.',
  address_book_full: 'Your address book is full. Remove an address first.',
  unknown: 'We can’t ship to or from this country yet.',
};
const addressMissing: Readonly<Record<string, string>> = {
  address_1: 'Please enter your address',
  zip: missingZip,
  city: 'Please enter your city',
  state: 'Please select your state',
};

export const addressFailure = (field: string, code: string | undefined): string | undefined => {
  if (code === undefined) return undefined;
  if (code === 'required') return addressMissing[field] ?? callFailures.invalid;
  return addressFailures[code] ?? callFailures.invalid;
};

/** An instant of the server as a day of the reader, such as "Nov 23, 2026". */
export const dayOf = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

const movements = {
  grant: 'Credit added',
  hold: 'Used on an order',
  release: 'Returned to you',
  refund: 'Refunded as credit',
} as const;
/** The name of a credit movement; a withdrawn credit was given by mistake. */
export const movementName = (event: keyof typeof movements, withdrawn?: boolean): string =>
  withdrawn ? 'Withdrawn by us' : movements[event];

const kinds = { wallet: 'Account credit', ship_wallet: 'Shipping credit' } as const;
export const creditName = (kind: keyof typeof kinds): string => kinds[kind];
