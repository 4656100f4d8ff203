import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/**
 * A visitor's counting key: an IPv4 address itself, an IPv6 address's /64, which one household or rented
 * server owns entirely. Any other value, such as a session's key, is unchanged.
 */
export function visitorNetwork(who: string): string {
  if (!isIPv6(who)) return who;
  const address = new Address6(who);
  const four = address.isMapped4() ? address.to4().correctForm() : null;
  return four ?? new Address6(`${address.correctForm()}/64`).startAddress().correctForm();
}
