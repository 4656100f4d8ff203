import type { ErrorTable } from '../call/error-table.ts';

/** Every code that a call of calendar may refuse with, beside the common ones: status and meaning. */
export const calendarRefusals: ErrorTable = {
  club_not_found: { status: 404, means: 'No such facility.' },
  no_working_day: { status: 422, means: 'No day within the horizon can be offered.' },
};
