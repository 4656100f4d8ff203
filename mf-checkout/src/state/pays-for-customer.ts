import type { PageState } from './page.ts';

/**
 * Whether staff take the payment of a customer. A card is kept for the account that pays by it, which would be theirs: they
 * are not asked whether to keep it.
 */
export const paysForCustomer = ({ assistance }: PageState): boolean =>
  assistance !== null && assistance.kind !== 'none' && assistance.charges === true;
