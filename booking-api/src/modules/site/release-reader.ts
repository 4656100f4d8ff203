import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseDocument, releaseDocumentSchema } from '@sendahead/shared-contracts/releases/schema';

/** The release document as it is now; parsed again only when the file changed. */
export interface ReleaseReader {
  present(): Promise<ReleaseDocument>;
  /** Markup of a page as the released shell has it. */
  markup(release: ReleaseDocument, page: string): Promise<string>;
}

export function createReleaseReader(folder: string): ReleaseReader {
  const path = join(folder, 'release.json');
  const pages = new Map<string, string>();
  let known: { stamp: string; release: ReleaseDocument } | undefined;
  return {
    async present() {
      const { mtimeMs, size, ino } = await stat(path);
      const stamp = `${ino}:${mtimeMs}:${size}`;
      if (known?.stamp !== stamp) {
        known = { stamp, release: releaseDocumentSchema.parse(JSON.parse(await readFile(path, 'utf8'))) };
      }
      return known.release;
    },
    async markup({ shell }, page) {
      const key = `${shell.version}/pages/${page}.html`;
      const text = pages.get(key) ?? (await readFile(join(folder, 'shell', key), 'utf8'));
      pages.set(key, text);
      return text;
    },
  };
}
