import type { Digests } from './digests.ts';

/** The name under which every part's loading code finds the digests (tools/src/build/integrity-plugin.ts). */
const lookupName = 'sendaheadIntegrity';
/** Well formed and impossible: the browser refuses it, where a missing or malformed one would let anything run. */
export const impossibleDigest = `sha384-${'A'.repeat(64)}`;

export type Lookup = (url: string) => string;

/**
 * A file without a digest gets the impossible one and is reported: a gap in the release never lets a file
 * run.
 */
export const createLookup =
  (digests: Digests, report: (error: Error) => void): Lookup =>
  (url) => {
    const digest = digests.of(url);
    if (digest) return digest;
    report(new Error(`no digest for ${new URL(url, 'http://page').pathname}`));
    return impossibleDigest;
  };

/** Puts the lookup where chunks that are loaded later find it; nothing on the page can replace it. */
export function installLookup(page: object, lookup: Lookup): void {
  Object.defineProperty(page, lookupName, { value: lookup, writable: false, configurable: false });
}
