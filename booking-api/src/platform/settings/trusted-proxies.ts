import { isIP } from 'node:net';
import * as z from 'zod';

/** Names for the networks of the own machine or company. */
const named: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(item: string): boolean {
  if (named.has(item)) return true;
  const [address = '', bits, ...more] = item.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (more.length > 0 || longest < 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
}

const listOf = (text: string): string[] => text.split(',').map((item) => item.trim());

/** The trusted sources of X-Forwarded-*: a number of nearest proxies, networks of proxies, or none. */
export type TrustedProxies = { hops: number } | { networks: string[] } | null;

/** TRUST_PROXY: `false`, a number of hops (1 to 9), or a list of networks (`10.0.0.0/8, loopback`). */
export const trustedProxies = z
  .string()
  .refine(
    (text) => text === 'false' || /^[1-9]$/.test(text) || listOf(text).every(isNetwork),
    "a number of hops (1 to 9), or networks such as '10.0.0.0/8, loopback'; 'true' would believe any client",
  )
  .transform((text): TrustedProxies => {
    if (text === 'false') return null;
    return /^\d$/.test(text) ? { hops: Number(text) } : { networks: listOf(text) };
  });

/** The same in Fastify's format. Hops are counted from the server's own connection. */
export function fastifyTrust(trusted: TrustedProxies) {
  if (trusted === null) return false;
  if ('networks' in trusted) return trusted.networks;
  return (_address: string, hop: number): boolean => hop < trusted.hops;
}
