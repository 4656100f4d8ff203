import type { ErrorTable } from '../call/error-table.ts';

/** Every code with which a call of geo may refuse, in addition to the common ones: status and meaning. */
export const geoRefusals: ErrorTable = {
  address_not_blocked: { status: 404, means: 'The address is not blocked.' },
  brand_not_found: { status: 404, means: 'No such brand.' },
  place_not_found: { status: 404, means: 'The suggestion refers to no place.' },
  user_not_found: { status: 404, means: 'No user whom the caller may help.' },
};
