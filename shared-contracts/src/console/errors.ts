import type { ErrorTable } from '../call/error-table.ts';

/** Every code that a call of the console may refuse with, beside the common ones: status and meaning. */
export const consoleRefusals: ErrorTable = {
  brand_exists: { status: 409, means: 'The slug is taken by a brand or a microsite.' },
  changed_since: { status: 409, means: 'It was changed again since; what is there now stays.' },
  code_taken: { status: 409, means: 'There is a coupon of this code.' },
  role_not_yours: {
    status: 403,
    means: 'The account has, or would get, a role that the caller may not grant.',
  },
  no_such_thing: { status: 404, means: 'There is no such thing, or it is not the caller’s to see.' },
  sheet_in_use: { status: 409, means: 'The rate sheet holds already, or did.' },
  version_exists: { status: 409, means: 'A rate sheet of this version is published.' },
  work_of_another: { status: 409, means: 'A colleague sees to it already.' },
};
