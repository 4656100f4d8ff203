import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { Role } from '@sendahead/shared-contracts/call/roles';

const roleWord = 'user';

/**
 * RT-20, RT-21, OPEN-18: the receipt's address. Customers have no special role, so their address contains
 * 'user'.
 */
export function receiptPath(role: string, orderId: string, elsewhere = false): string {
  const word = role === 'guest' || role === 'consumer' ? roleWord : role;
  return `/payments/receipt?${word}&order_id=${encodeURIComponent(orderId)}&utm_nooverride=1${elsewhere ? '&elsewhere=1' : ''}`;
}

/** PY-34: the receipt was opened by a page whose booking was an order already. */
export const wasPlacedElsewhere = (query: string): boolean =>
  new URLSearchParams(query).get('elsewhere') === '1';

/** The page of an order in the console of staff. */
export const consoleOrderPath = (orderId: string): string => `/admin/orders/${encodeURIComponent(orderId)}`;

/** CH-05, CO-172: the page of an order that was changed: the customer's, or the console's for staff. */
export const changedOrderPath = (orderId: string, role: Role): string =>
  may(role, 'change_every_order')
    ? consoleOrderPath(orderId)
    : `/orders/${encodeURIComponent(orderId)}?changed=1`;

/** The order in a receipt address; null without an order. The role, bare or as `role=`, grants nothing. */
export function orderOfQuery(query: string): string | null {
  const id = new URLSearchParams(query).get('order_id') ?? '';
  return /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : null;
}
