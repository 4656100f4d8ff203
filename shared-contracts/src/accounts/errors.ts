import type { ErrorTable } from '../call/error-table.ts';

/** Every code with which a call of accounts may refuse, in addition to the common ones: status and meaning. */
export const accountRefusals: ErrorTable = {
  address_not_found: { status: 404, means: 'The signed-in user has no such address.' },
  device_not_found: { status: 404, means: 'The account has no such other session.' },
  code_not_valid: {
    status: 422,
    means: 'The emailed code belongs to another browser, is used, expired, or was mistyped too often.',
  },
  link_not_valid: { status: 422, means: 'The emailed link is used, expired or invalid.' },
  orders_under_way: { status: 409, means: 'Bags of the account are still in transit.' },
  passkey_not_found: { status: 404, means: 'The account has no such passkey.' },
  passkey_not_valid: { status: 422, means: 'The passkey does not match the challenge, or is unknown.' },
  passkeys_full: { status: 409, means: 'The account has the maximum number of passkeys.' },
  password_wrong: { status: 422, means: 'The current password is wrong.' },
  staff_account: { status: 403, means: 'Only an admin can close a staff account.' },
  second_factor_missing: { status: 409, means: 'The account has no authenticator app.' },
  second_factor_not_offered: { status: 403, means: 'Customer accounts have no second factor.' },
  second_factor_required: { status: 403, means: 'Staff must sign in with a second factor.' },
  second_factor_wrong: {
    status: 422,
    means: 'The code is wrong or already used.',
  },
  sign_in_step_over: {
    status: 422,
    means: 'The first factor is missing, expired, or was followed by too many wrong codes.',
  },
  phone_not_valid: { status: 422, means: 'No phone can have this number.' },
};
