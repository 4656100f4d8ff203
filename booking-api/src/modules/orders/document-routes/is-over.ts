import type { Order } from '../public/store.ts';

/** Whether an order needs no more notices: its bags have arrived, or it was canceled. */
export const isOver = ({ state }: Pick<Order, 'state'>): boolean =>
  state === 'delivered' || state === 'cancelled';
