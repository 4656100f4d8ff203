import type { PageState } from './page.ts';

/**
 * Whether staff enter a customer's payment. A card is saved to the account that pays with it, which would be
 * the account of staff, so they are not asked whether to save it.
 */
export const paysForCustomer = ({ assistance }: PageState): boolean =>
  assistance !== null && assistance.kind !== 'none' && assistance.charges === true;
