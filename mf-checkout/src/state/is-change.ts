import type { CheckoutState } from './state.ts';

/** Whether the page changes an existing order. */
export const isChange = ({ quote }: Pick<CheckoutState, 'quote'>): boolean =>
  quote.price?.paid_before_cents != null;
