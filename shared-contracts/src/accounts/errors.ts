import type { ErrorTable } from '../call/error-table.ts';

/** Every code that a call of accounts may refuse with, beside the common ones: status and meaning. */
export const accountRefusals: ErrorTable = {
  address_not_found: { status: 404, means: 'The signed-in user has no such address.' },
  code_not_valid: {
    status: 422,
    means: 'A mailed code is not this browser’s, was used or mistyped too often, or is too old.',
  },
  link_not_valid: { status: 422, means: 'A mailed link was used, is too old, or never was one.' },
  password_wrong: { status: 422, means: 'The present password is another one.' },
  phone_not_valid: { status: 422, means: 'No phone has this number.' },
};
