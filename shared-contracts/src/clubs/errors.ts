import type { ErrorTable } from '../call/error-table.ts';

/** Every code that a call of clubs may refuse with, beside the common ones: status and meaning. */
export const clubRefusals: ErrorTable = {
  club_not_found: { status: 404, means: 'No such facility.' },
};
