import type { OrderDetail } from '@sendahead/shared-contracts/orders/order-detail';
import { useRequiredContext } from '@sendahead/shared-ui';
import { createContext } from 'react';

export const OrderContext = createContext<OrderDetail | null>(null);

/** The order of the page, for the parts of it. */
export const useOrder = (): OrderDetail => useRequiredContext(OrderContext);
