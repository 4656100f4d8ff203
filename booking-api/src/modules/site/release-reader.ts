import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import record from '@sendahead/shared-contracts/record' with { type: 'json' };
import { pageReleaseOf, type TakesCanary } from '@sendahead/shared-contracts/releases/judge';
import { type Offers, offersSchema } from '@sendahead/shared-contracts/releases/needs';
import {
  buildVersionSchema,
  type PageRelease,
  type ReleaseDocument,
  releaseDocumentSchema,
} from '@sendahead/shared-contracts/releases/schema';
import * as z from 'zod/mini';
import { type BuiltPreview, withPreview } from './preview/previews.ts';
import { type ShellPage, shellPageOf } from './shell-pages/shell-pages.ts';

/** The visitor decides which canaries the page has; called only while one runs. */
export type CanariesFor = () => Promise<TakesCanary>;

/** Reads the release store. */
export interface ReleaseReader {
  /** The current release document, or the last readable one; parsed again only when the file changed. */
  present(): Promise<ReleaseDocument>;
  /** The release for pages of the released shell, or of an earlier one that still runs in an open tab. */
  forPage(shellVersion?: string, canariesFor?: CanariesFor, preview?: BuiltPreview): Promise<PageRelease>;
  /** Markup of a page from the released shell; undefined when it draws no such page. */
  markup(release: PageRelease, page: string): Promise<string | undefined>;
  /** The released shell's page of fragments at this path, which this server may not know. */
  pageAt(path: string): Promise<ShellPage | undefined>;
  /** A drawing below `scenes` from the released shell; '' when it has no such drawing. */
  drawing(path: string): Promise<string>;
  /** Whether a page can be written. */
  canDraw(): Promise<boolean>;
}

interface Known {
  readonly release: ReleaseDocument;
  readonly page: PageRelease;
}

const ifMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return instead;
    throw error;
  };

const shellFile = z.object({ lends: offersSchema });

/** Reads files from a shell's pages, each once. Throws when the shell has no such file. */
function pageFilesIn(folder: string) {
  const known = new Map<string, string>();
  return async ({ version }: PageRelease['shell'], file: string): Promise<string> => {
    const key = `${version}/pages/${file}`;
    const text = known.get(key) ?? (await readFile(join(folder, 'shell', key), 'utf8'));
    known.set(key, text);
    return text;
  };
}

/** `onUnreadable` is called once for each broken state of the store. */
export function createReleaseReader(
  folder: string,
  onUnreadable: (error: unknown) => void = () => undefined,
): ReleaseReader {
  const path = join(folder, 'release.json');
  let known: Known | undefined;
  let seen = '';

  const pageFile = pageFilesIn(folder);

  const stampOf = async (): Promise<string> => {
    const { mtimeMs, size, ino } = await stat(path);
    return `${ino}:${mtimeMs}:${size}`;
  };

  /** Also reads a page of its shell, because a document without its files is useless. */
  const readDocument = async (): Promise<Known> => {
    const release = releaseDocumentSchema.parse(JSON.parse(await readFile(path, 'utf8')));
    const page = pageReleaseOf(release, release.shell.lends, record.calls);
    await pageFile(page.shell, 'ship.html');
    return { release, page };
  };

  /** An unreadable document leaves the last good one in use; without one, it throws. */
  const read = async (): Promise<Known> => {
    const stamp = await stampOf().catch(() => 'gone');
    if (known && stamp === seen) return known;
    try {
      known = await readDocument();
    } catch (error) {
      if (stamp !== seen) onUnreadable(error);
      if (!known) throw error;
    } finally {
      seen = stamp;
    }
    return known;
  };

  /** Undefined for a version that was never released here. */
  const lendsOf = async (version: string): Promise<Offers | undefined> => {
    if (!buildVersionSchema.safeParse(version).success) return undefined;
    const text = await readFile(join(folder, 'shell', version, 'part.json'), 'utf8').catch(() => '{}');
    return shellFile.safeParse(JSON.parse(text)).data?.lends;
  };

  return {
    async drawing(path) {
      const { shell } = (await read()).page;
      return pageFile(shell, `scenes/${path}`).catch(ifMissing(''));
    },
    async pageAt(path) {
      const known = await read().catch(() => undefined);
      if (!known) return undefined;
      const { shell } = known.page;
      return shellPageOf(await pageFile(shell, 'pages.json').catch(ifMissing('')), path);
    },
    present: async () => (await read()).release,
    async forPage(shellVersion, canariesFor, preview) {
      const { release, page } = await read();
      const isPresent = shellVersion === undefined || shellVersion === release.shell.version;
      const hasCanary = Object.values(release.remotes).some(({ canary }) => canary !== undefined);
      const takes = hasCanary && canariesFor ? await canariesFor() : undefined;
      if (isPresent && !takes && !preview) return page;
      const lends = isPresent ? release.shell.lends : await lendsOf(shellVersion);
      if (!lends) return page;
      const judged = pageReleaseOf(release, lends, record.calls, takes);
      return preview ? withPreview(judged, preview, lends) : judged;
    },
    markup: ({ shell }, page) => pageFile(shell, `${page}.html`).catch(ifMissing(undefined)),
    canDraw: () =>
      read().then(
        () => true,
        () => false,
      ),
  };
}
