import type { ErrorTable } from '../call/error-table.ts';

/** Every code with which a call of services may refuse, in addition to the common ones: status and meaning. */
export const serviceRefusals: ErrorTable = {
  brand_not_found: { status: 404, means: 'No such brand.' },
  club_not_found: { status: 404, means: 'No such facility at this brand.' },
  line_not_offered: {
    status: 422,
    means: 'A product line is not shipped between these countries; the travelers’ lines are listed.',
  },
  microsite_not_found: { status: 404, means: 'No such microsite at this brand.' },
  no_service: { status: 422, means: 'No carrier covers this trip.' },
  user_not_found: { status: 404, means: 'No user whom the caller may help.' },
};
