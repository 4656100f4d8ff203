import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/**
 * What a visitor is counted by: an IPv4 address as it is, an IPv6 address by its /64, which one household or one rented
 * server has whole. Anything else, as a session's key, stays as it is.
 */
export function visitorNetwork(who: string): string {
  if (!isIPv6(who)) return who;
  const address = new Address6(who);
  const four = address.isMapped4() ? address.to4().correctForm() : null;
  return four ?? new Address6(`${address.correctForm()}/64`).startAddress().correctForm();
}
