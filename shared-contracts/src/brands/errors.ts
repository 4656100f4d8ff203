import type { ErrorTable } from '../call/error-table.ts';

/** Every code with which a call of brands may refuse, in addition to the common ones: status and meaning. */
export const brandRefusals: ErrorTable = {
  brand_not_found: { status: 404, means: 'No such brand.' },
  microsite_not_found: { status: 404, means: 'No such microsite at this brand.' },
};
