import type { ErrorTable } from '../call/error-table.ts';

/** Every code that a call of services may refuse with, beside the common ones: status and meaning. */
export const serviceRefusals: ErrorTable = {
  no_service: { status: 422, means: 'No carrier takes this trip.' },
};
