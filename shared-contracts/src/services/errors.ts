import type { ErrorTable } from '../call/error-table.ts';

/** Every code with which a call of services may refuse, in addition to the common ones: status and meaning. */
export const serviceRefusals: ErrorTable = {
  brand_not_found: { status: 404, means: 'No such brand.' },
  club_not_found: { status: 404, means: 'No such facility, or none of this brand.' },
  line_not_offered: {
    status: 422,
    means: 'A line is not sent between these countries; the travelers’ lines are named.',
  },
  microsite_not_found: { status: 404, means: 'No such microsite, or not of this brand.' },
  no_service: { status: 422, means: 'No carrier takes this trip.' },
  user_not_found: { status: 404, means: 'No user whom this caller may help.' },
};
