import { previewParameter } from '@sendahead/shared-contracts/releases/preview';
import { type PageRelease, pageReleaseSchema } from '@sendahead/shared-contracts/releases/schema';
import type { Digests } from '../integrity/digests.ts';
import type { Lookup } from '../integrity/lookup.ts';
import type { Federation } from './federation.ts';

interface Options {
  readonly remote: string;
  readonly federation: Federation;
  readonly digests: Digests;
  readonly lookup: Lookup;
  readonly base: string;
}

const releaseUrl = '/release.json';
/** Somebody has pressed "Try again" and waits. */
const patienceMs = 5000;

/** The current release, as it fits the shell that runs on this page. */
async function presentRelease(base: string, shell: string): Promise<PageRelease | undefined> {
  try {
    const url = new URL(`${releaseUrl}?shell=${shell}`, base);
    const preview = new URL(base).searchParams.get(previewParameter);
    if (preview) url.searchParams.set(previewParameter, preview);
    const answer = await fetch(url, {
      cache: 'no-store',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(patienceMs),
    });
    const parsed = pageReleaseSchema.safeParse(await answer.json());
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Asks for a remote's files past the browser's cache, so that a damaged copy in it does not stay. */
async function dropCachedCopies(release: PageRelease, { remote, base, lookup }: Options): Promise<void> {
  const part = release.remotes[remote];
  if (!part) return;
  const folder = new URL(part.manifest_url, base);
  const loaded = Object.keys(part.files).filter((file) => /\.(js|css|json)$/.test(file));
  await Promise.allSettled(
    loaded.map((file) => {
      const url = new URL(file, folder).href;
      return fetch(url, { cache: 'reload', integrity: lookup(url), credentials: 'same-origin' });
    }),
  );
}

/** Loads remotes from the current release document from now on; undefined if it could not be read. */
export async function takeUpRelease({
  federation,
  digests,
  base,
}: Pick<Options, 'federation' | 'digests' | 'base'>): Promise<PageRelease | undefined> {
  const release = await presentRelease(base, federation.shell);
  if (!release) return undefined;
  digests.learn(release);
  federation.adopt(release);
  return release;
}

/**
 * Before a remote is tried again: adopts what was released since the page was opened; if nothing was,
 * replaces the files that the browser may have cached.
 */
export async function refreshRelease(options: Options): Promise<void> {
  const { remote, federation } = options;
  const before = federation.versionOf(remote);
  const release = await takeUpRelease(options);
  if (release && federation.versionOf(remote) === before) await dropCachedCopies(release, options);
}
