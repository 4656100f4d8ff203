import type { ErrorTable } from '../call/error-table.ts';

/** Every code with which a call of clubs may refuse, in addition to the common ones: status and meaning. */
export const clubRefusals: ErrorTable = {
  club_not_found: { status: 404, means: 'No such facility.' },
};
