import type { OrderDetail } from '@sendahead/shared-contracts/orders/life-schema';
import { useRequiredContext } from '@sendahead/shared-ui';
import { createContext } from 'react';

/** The order of the page, for the parts of it. */
export interface PresentOrder {
  readonly detail: OrderDetail;
  /** Reads it again: something was done, or happened. What is shown stays until the answer comes. */
  again(): void;
}

export const OrderContext = createContext<PresentOrder | null>(null);

export const useOrder = (): PresentOrder => useRequiredContext(OrderContext);
