import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { isIP } from 'node:net';
import { Address4, Address6 } from 'ip-address';

/** Whether an IP address is reachable on the public internet: not private, loopback, link-local or reserved. */
export function isPublicAddress(ip: string): boolean {
  if (isIP(ip) === 4) return new Address4(ip).isGlobal();
  return isIP(ip) === 6 && new Address6(ip).isGlobal();
}

/**
 * The address to post to, or undefined for anything but HTTPS at its usual port, without credentials, at a public
 * address. What a name resolves to is checked when it is connected to: it may differ then.
 */
export function publicUrlOf(text: string): URL | undefined {
  const url = URL.parse(text.trim());
  if (url?.protocol !== 'https:' || url.port !== '') return undefined;
  if (url.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host) !== 0) return isPublicAddress(host) ? url : undefined;
  const isLocal = !host.includes('.') || /\.(?:localhost|local|internal)$/.test(host);
  return isLocal ? undefined : url;
}

/** The name resolves to an address that is not public. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic';
}

type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;
type Done = (error: Error | null, address: string | LookupAddress[], family?: number | undefined) => void;

/**
 * The `lookup` of a connection: the addresses that it checks are those that the socket connects to, so that no second
 * answer of a name server comes between. One that is not public refuses the name.
 */
export const lookupPublic =
  (resolve: Resolve = lookup) =>
  (hostname: string, options: LookupOptions, done: Done): void => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error) done(error, '');
      else if (!first || found.some(({ address }) => !isPublicAddress(address)))
        done(new NotPublic(hostname), '');
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
