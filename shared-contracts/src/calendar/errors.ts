import type { ErrorTable } from '../call/error-table.ts';

/** Every code with which a call of calendar may refuse, in addition to the common ones: status and meaning. */
export const calendarRefusals: ErrorTable = {
  brand_not_found: { status: 404, means: 'No such brand.' },
  carrier_not_found: { status: 404, means: 'No services of this carrier are sold.' },
  club_not_found: { status: 404, means: 'No such facility at this brand.' },
  microsite_not_found: { status: 404, means: 'No such microsite at this brand.' },
  no_working_day: { status: 422, means: 'No day within the horizon is available.' },
};
