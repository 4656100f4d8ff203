import type { ErrorTable } from '../call/error-table.ts';

/** Every code with which a call of stores may refuse, in addition to the common ones: status and meaning. */
export const storeRefusals: ErrorTable = {
  zip_not_found: {
    status: 404,
    means: 'No such US zip, or one without a location, such as a military zip.',
  },
};
