import type { OrderState } from '../orders/states.ts';
import type { ListedOrder } from './order-list-calls.ts';

/** An order's state at a glance for staff: its state, or a more important flag. */
export type ShownState = OrderState | 'out_for_delivery' | 'late';

/** Late is more important than the location; out for delivery has no separate state. */
export const shownStateOf = ({
  state,
  flags,
  out_for_delivery,
}: Pick<ListedOrder, 'state' | 'flags' | 'out_for_delivery'>): ShownState =>
  flags.includes('late') ? 'late' : out_for_delivery ? 'out_for_delivery' : state;

/** The words of pages and files. */
export const shownStateNames: Readonly<Record<ShownState, string>> = {
  placed: 'Booked',
  labels_ready: 'Labels ready',
  picked_up: 'With carrier',
  in_transit: 'In transit',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  late: 'Late',
  cancelled: 'Canceled',
};
