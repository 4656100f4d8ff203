import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import record from '@sendahead/shared-contracts/record' with { type: 'json' };
import { pageReleaseOf } from '@sendahead/shared-contracts/releases/judge';
import { type Offers, offersSchema } from '@sendahead/shared-contracts/releases/needs';
import {
  buildVersionSchema,
  type PageRelease,
  type ReleaseDocument,
  releaseDocumentSchema,
} from '@sendahead/shared-contracts/releases/schema';
import * as z from 'zod/mini';

/** Reads the release store. */
export interface ReleaseReader {
  /** The release document as it is now, or the last one that could be read; parsed again only when the file changed. */
  present(): Promise<ReleaseDocument>;
  /** The release for pages of the released shell, or of an earlier one that still runs in an open tab. */
  forPage(shellVersion?: string): Promise<PageRelease>;
  /** Markup of a page as the released shell has it. */
  markup(release: PageRelease, page: string): Promise<string>;
  /** A drawing below `scenes` as the released shell has it; '' where it has no such drawing. */
  drawing(path: string): Promise<string>;
  /** Whether a page can be written. */
  canDraw(): Promise<boolean>;
}

interface Known {
  readonly release: ReleaseDocument;
  readonly page: PageRelease;
}

const shellFile = z.object({ lends: offersSchema });

/** `onUnreadable` hears once of each state of the store that cannot be shown. */
export function createReleaseReader(
  folder: string,
  onUnreadable: (error: unknown) => void = () => undefined,
): ReleaseReader {
  const path = join(folder, 'release.json');
  const pages = new Map<string, string>();
  let known: Known | undefined;
  let seen = '';

  const markup = async ({ shell }: Pick<PageRelease, 'shell'>, page: string): Promise<string> => {
    const key = `${shell.version}/pages/${page}.html`;
    const text = pages.get(key) ?? (await readFile(join(folder, 'shell', key), 'utf8'));
    pages.set(key, text);
    return text;
  };

  const stampOf = async (): Promise<string> => {
    const { mtimeMs, size, ino } = await stat(path);
    return `${ino}:${mtimeMs}:${size}`;
  };

  /** Also asks for a page of its shell: a document without its files shows nothing. */
  const readDocument = async (): Promise<Known> => {
    const release = releaseDocumentSchema.parse(JSON.parse(await readFile(path, 'utf8')));
    const page = pageReleaseOf(release, release.shell.lends, record.calls);
    await markup(page, 'ship');
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
      const key = `${shell.version}/pages/scenes/${path}`;
      const text = pages.get(key) ?? (await readFile(join(folder, 'shell', key), 'utf8').catch(() => ''));
      pages.set(key, text);
      return text;
    },
    present: async () => (await read()).release,
    async forPage(shellVersion) {
      const { release, page } = await read();
      if (shellVersion === undefined || shellVersion === release.shell.version) return page;
      const lends = await lendsOf(shellVersion);
      return lends ? pageReleaseOf(release, lends, record.calls) : page;
    },
    markup,
    canDraw: () =>
      read().then(
        () => true,
        () => false,
      ),
  };
}
