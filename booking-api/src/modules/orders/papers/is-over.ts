import type { Order } from '../public/store.ts';

/** Whether nothing of an order is to be told any more: its bags are there, or it was cancelled. */
export const isOver = ({ state }: Pick<Order, 'state'>): boolean =>
  state === 'delivered' || state === 'cancelled';
