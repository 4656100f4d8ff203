import type { OrderSummary } from '@sendahead/shared-contracts/orders/order-detail';

/** PA-20: this reader's labels wait until every bag is listed for customs. */
export const waitsForCustoms = ({
  customs_open: open,
  allowed_actions: acts,
}: Pick<OrderSummary, 'customs_open' | 'allowed_actions'>): boolean =>
  open === true && !acts.includes('print_labels');
