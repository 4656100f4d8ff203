import type { PageRelease } from '@sendahead/shared-contracts/releases/schema';

/** Digest of every file that may run on this page, by the path of its address. */
export interface Digests {
  /** Adds another release document: newer builds are added, known ones are kept. */
  learn(release: PageRelease): void;
  /** Undefined for an address that no release names. The query is ignored, because a retry may change it. */
  of(url: string): string | undefined;
}

const pathOf = (url: string, base: string): string => new URL(url, base).pathname;

export function createDigests(base: string): Digests {
  const digests = new Map<string, string>();
  const learnFiles = (inFolder: string, files: Readonly<Record<string, string>>): void => {
    const path = pathOf(inFolder, base);
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    for (const [file, digest] of Object.entries(files)) digests.set(folder + file, digest);
  };
  return {
    learn({ shell, remotes }) {
      learnFiles(shell.base_url, shell.files);
      for (const { manifest_url, files } of Object.values(remotes)) learnFiles(manifest_url, files);
    },
    of: (url) => digests.get(pathOf(url, base)),
  };
}
