import type { ErrorTable } from '../call/error-table.ts';

/** Every code that a call of services may refuse with, beside the common ones: status and meaning. */
export const serviceRefusals: ErrorTable = {
  line_not_offered: {
    status: 422,
    means: 'A line is not sent between these countries; the travelers’ lines are named.',
  },
  no_service: { status: 422, means: 'No carrier takes this trip.' },
};
