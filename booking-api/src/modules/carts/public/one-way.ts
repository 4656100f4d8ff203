import type { CartSession } from '@sendahead/shared-contracts/carts/schema';
import { saysRoundTrip } from '@sendahead/shared-contracts/ship-form/read';

/** TK-10: a one-way booking stores no return leg. */
export function withoutReturn(session: CartSession): CartSession {
  if (saysRoundTrip(session.ship_state) !== false) return session;
  const outboundEntries = Object.entries(session.ship_state).filter(([name]) => !name.startsWith('return_'));
  return { ...session, ship_state: Object.fromEntries(outboundEntries) };
}
