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
import type { WithdrawnShells } from '../releases/public/shell-runs.ts';
import { createShellsBefore } from '../releases/public/shells-before.ts';
import { type BuiltPreview, withPreview } from './preview/previews.ts';
import { onlyPartsOf } from './shell-pages/page-parts.ts';
import { type ShellPage, shellPageOf } from './shell-pages/shell-pages.ts';

/** The visitor decides which canaries the page has; called only while one runs. */
export type CanariesFor = () => Promise<TakesCanary>;

/** What decides the versions of a page. */
export interface PageAsked {
  /** The shell that runs in an open tab; by default the page is new. */
  readonly shellVersion?: string | undefined;
  readonly canariesFor?: CanariesFor | undefined;
  readonly preview?: BuiltPreview | undefined;
  /** The shell that did not start in this browser: a new page gets the one before it. */
  readonly failedShell?: string | undefined;
  /** The page to draw, if the shell before has to have it. */
  readonly name?: string | undefined;
}

/** Reads the release store. */
export interface ReleaseReader {
  /** The current release document, or the last readable one; parsed again only when the file changed. */
  present(): Promise<ReleaseDocument>;
  /** The release for a page. */
  forPage(asked?: PageAsked): Promise<PageRelease>;
  /** Whether a page of this release may be loaded once more with the shell before. */
  mayReturn(release: PageRelease): Promise<boolean>;
  /** Markup of a page from the released shell; undefined when it draws no such page. */
  markup(release: PageRelease, page: string): Promise<string | undefined>;
  /** The released shell's page of fragments at this path, which this server may not know. */
  pageAt(path: string): Promise<ShellPage | undefined>;
  /** The release with only the parts of a page; `assists` adds those of staff. */
  forParts(release: PageRelease, page: string, assists: boolean): Promise<PageRelease>;
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
  const texts = new Map<string, string>();
  return async ({ version }: Pick<PageRelease['shell'], 'version'>, file: string): Promise<string> => {
    const key = `${version}/pages/${file}`;
    const text = texts.get(key) ?? (await readFile(join(folder, 'shell', key), 'utf8'));
    texts.set(key, text);
    return text;
  };
}

type PageFile = ReturnType<typeof pageFilesIn>;

/** Reads the release document; `onUnreadable` is called once for each broken state of the store. */
function documentIn(folder: string, pageFile: PageFile, onUnreadable: (error: unknown) => void) {
  const path = join(folder, 'release.json');
  let cached: Known | undefined;
  let seen = '';

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
  return async (): Promise<Known> => {
    const stamp = await stampOf().catch(() => 'gone');
    if (cached && stamp === seen) return cached;
    try {
      cached = await readDocument();
    } catch (error) {
      if (stamp !== seen) onUnreadable(error);
      if (!cached) throw error;
    } finally {
      seen = stamp;
    }
    return cached;
  };
}

/** The canary of the shell, for a new page of a visitor who gets it, or for an open one that it draws. */
async function canaryShell(
  { shell: { canary, moved_by } }: ReleaseDocument,
  { shellVersion, failedShell, name = 'ship', preview }: PageAsked,
  takes: TakesCanary | undefined,
  pageFile: PageFile,
): Promise<ReleaseDocument['shell'] | undefined> {
  if (!canary || preview) return undefined;
  if (shellVersion !== undefined)
    return shellVersion === canary.version ? { ...canary, moved_by } : undefined;
  // A browser in which it did not start has the live shell again.
  if (failedShell === canary.version || !takes?.(canary)) return undefined;
  const page = await pageFile(canary, `${name}.html`).catch(ifMissing(undefined));
  return page === undefined ? undefined : { ...canary, moved_by };
}

/** `onUnreadable` is called once for each broken state of the store; `withdrawn` names shells that pages leave. */
export function createReleaseReader(
  folder: string,
  onUnreadable: (error: unknown) => void = () => undefined,
  withdrawn?: () => Promise<WithdrawnShells>,
): ReleaseReader {
  const shells = createShellsBefore(folder, withdrawn);
  const pageFile = pageFilesIn(folder);
  const read = documentIn(folder, pageFile, onUnreadable);

  /** Undefined for a version that was never released here. */
  const lendsOf = async (version: string): Promise<Offers | undefined> => {
    if (!buildVersionSchema.safeParse(version).success) return undefined;
    const text = await readFile(join(folder, 'shell', version, 'part.json'), 'utf8').catch(() => '{}');
    return shellFile.safeParse(JSON.parse(text)).data?.lends;
  };

  /** The shell before, for a browser in which the live one did not start, or for all if it was withdrawn. */
  const shellBefore = async (
    { release }: Known,
    { failedShell, name = 'ship' }: PageAsked,
  ): Promise<ReleaseDocument['shell'] | undefined> => {
    if (failedShell !== release.shell.version && !(await shells.isWithdrawn(release))) return undefined;
    const shell = await shells.before(release);
    const hasPage = shell && (await pageFile(shell, `${name}.html`).catch(ifMissing(undefined)));
    return hasPage === undefined ? undefined : shell;
  };

  return {
    async drawing(path) {
      const { shell } = (await read()).page;
      return pageFile(shell, `scenes/${path}`).catch(ifMissing(''));
    },
    async pageAt(path) {
      const current = await read().catch(() => undefined);
      if (!current) return undefined;
      const { shell } = current.page;
      return shellPageOf(await pageFile(shell, 'pages.json').catch(ifMissing('')), path);
    },
    present: async () => (await read()).release,
    async forPage({ shellVersion, canariesFor, preview, ...asked } = {}) {
      const current = await read();
      const { shell, remotes } = current.release;
      const hasCanary = [shell, ...Object.values(remotes)].some(({ canary }) => canary !== undefined);
      const takes = hasCanary && canariesFor ? await canariesFor() : undefined;
      const other =
        (await canaryShell(current.release, { shellVersion, preview, ...asked }, takes, pageFile)) ??
        (shellVersion === undefined ? await shellBefore(current, asked) : undefined);
      const release = other ? { ...current.release, shell: other } : current.release;
      const isPresent = shellVersion === undefined || shellVersion === release.shell.version;
      if (isPresent && !takes && !preview && !other) return current.page;
      const lends = isPresent ? release.shell.lends : await lendsOf(shellVersion);
      if (!lends) return current.page;
      const judged = pageReleaseOf(release, lends, record.calls, takes);
      return preview ? withPreview(judged, preview, lends) : judged;
    },
    async mayReturn({ shell }) {
      const { release } = await read();
      if (shell.version === release.shell.canary?.version) return true;
      return shell.version === release.shell.version && (await shells.before(release)) !== undefined;
    },
    async forParts(release, page, assists) {
      const list = await pageFile(release.shell, 'parts.json').catch(ifMissing(''));
      return onlyPartsOf(release, list, { page, assists });
    },
    markup: ({ shell }, page) => pageFile(shell, `${page}.html`).catch(ifMissing(undefined)),
    canDraw: () =>
      read().then(
        () => true,
        () => false,
      ),
  };
}
