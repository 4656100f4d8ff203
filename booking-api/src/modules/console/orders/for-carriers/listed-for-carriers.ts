import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { ListedOrder, OrderFilter } from '@sendahead/shared-contracts/console/order-list-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { picked } from '../../../../platform/picked.ts';

/** CO-142: a row of the list for staff of carriers. A new field is not theirs until it is named here. */
export const listedForCarriers = (order: ListedOrder): ListedOrder => ({
  ...picked(order, [
    'order_id',
    'display_id',
    'brand',
    'state',
    'placed_at',
    'pickup_date',
    'customer',
    'from',
    'to',
    'carriers',
    'bags',
    'out_for_delivery',
  ]),
  email: '',
  total_cents: cents(0),
  flags: order.flags.filter((flag) => flag === 'late' || flag === 'alert'),
});

/** A filter without what it would reveal to a role that sees no money. */
export function filterFor(filter: OrderFilter, { role }: { role: Role }): OrderFilter {
  if (may(role, 'see_order_money')) return filter;
  const { total_from: _from, total_until: _until, unpaid: _unpaid, ...others } = filter;
  return others;
}
