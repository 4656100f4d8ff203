import { Address4, Address6 } from 'ip-address';

/** The network of an address: an IPv4 address's /24, an IPv6 address's /48. Any other text is unchanged. */
export function networkOf(ip: string): string {
  if (Address4.isValid(ip)) return first(new Address4(`${ip}/24`));
  if (!Address6.isValid(ip)) return ip;
  const address = new Address6(ip);
  if (address.isMapped4()) return networkOf(address.to4().correctForm());
  return first(new Address6(`${address.correctForm()}/48`));
}

const first = (network: Address4 | Address6): string => network.startAddress().correctForm();
