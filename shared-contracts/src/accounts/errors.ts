import type { ErrorTable } from '../call/error-table.ts';

/** Every code with which a call of accounts may refuse, in addition to the common ones: status and meaning. */
export const accountRefusals: ErrorTable = {
  address_not_found: { status: 404, means: 'The signed-in user has no such address.' },
  device_not_found: { status: 404, means: 'The account is signed in on no such other device.' },
  code_not_valid: {
    status: 422,
    means: 'A mailed code is not this browser’s, was used or mistyped too often, or is too old.',
  },
  link_not_valid: { status: 422, means: 'A mailed link was used, is too old, or never was one.' },
  orders_under_way: { status: 409, means: 'Bags of the account are still on their way.' },
  passkey_not_found: { status: 404, means: 'The account has no such passkey.' },
  passkey_not_valid: { status: 422, means: 'The passkey does not answer what was asked, or is nobody’s.' },
  passkeys_full: { status: 409, means: 'The account has as many passkeys as it may have.' },
  password_wrong: { status: 422, means: 'The present password is another one.' },
  staff_account: { status: 403, means: 'Accounts of staff are closed by an admin.' },
  second_factor_missing: { status: 409, means: 'The account has no authenticator app.' },
  second_factor_not_offered: { status: 403, means: 'Accounts of customers have no second factor.' },
  second_factor_required: { status: 403, means: 'Who works here signs in by two factors.' },
  second_factor_wrong: {
    status: 422,
    means: 'Not the present code of the app, one that was used, or no recovery code that is left.',
  },
  sign_in_step_over: {
    status: 422,
    means: 'This browser has shown no first factor, or too long ago, or was wrong too often since.',
  },
  phone_not_valid: { status: 422, means: 'No phone has this number.' },
};
