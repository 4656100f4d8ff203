import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { ListedOrder, OrderFilter } from '@sendahead/shared-contracts/console/order-list-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';

/** CO-142: a row of the list for staff of carriers, without email, total and payment. */
export const listedToCarry = (order: ListedOrder): ListedOrder => ({
  ...order,
  email: '',
  total_cents: cents(0),
  flags: order.flags.filter((flag) => flag !== 'unpaid'),
});

/** A filter without what it would reveal to a role that sees no money. */
export function filterFor(filter: OrderFilter, { role }: { role: Role }): OrderFilter {
  if (may(role, 'see_order_money')) return filter;
  const { total_from: _from, total_until: _until, unpaid: _unpaid, ...others } = filter;
  return others;
}
