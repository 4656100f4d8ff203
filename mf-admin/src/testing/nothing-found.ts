import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { searchConsole } from '@sendahead/shared-contracts/console/search-calls';

/** The answer of a global search that finds nothing. */
export const nothingFound: CallOutput<typeof searchConsole> = {
  orders: [],
  orders_more: false,
  people: [],
  people_more: false,
  carts: [],
  carts_more: false,
  clubs: [],
  records: [],
  exact: null,
};
