import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseDocument, releaseDocumentSchema } from '@sendahead/shared-contracts/releases/schema';

/** What one revision of the release document says of a part. */
export interface PartAt {
  readonly version: string;
  /** What its places show instead; null for a part that is on. */
  readonly notice: string | null;
}

/** A revision of the release document, without the files of its builds. */
export interface Revision {
  readonly revision: number;
  readonly at: string;
  readonly by: string;
  readonly why: string | null;
  readonly commit: string | null;
  readonly despite: readonly string[];
  readonly parts: ReadonlyMap<string, PartAt>;
}

const revisionOf = ({ revision, created_at, change, shell, remotes }: ReleaseDocument): Revision => ({
  revision,
  at: created_at,
  by: change?.by ?? 'unknown',
  why: change?.why ?? null,
  commit: change?.commit ?? null,
  despite: change?.despite ?? [],
  parts: new Map<string, PartAt>([
    ['shell', { version: shell.version, notice: null }],
    ...Object.entries(remotes).map(
      ([part, { version, status, notice = '' }]) =>
        [part, { version, notice: status === 'off' ? notice : null }] as const,
    ),
  ]),
});

/** Every revision of the release store, oldest first. */
export interface ReleaseLog {
  read(): Promise<readonly Revision[]>;
}

/** A revision never changes, so each is read once; one that cannot be read is left out. */
export function createReleaseLog(releases: string): ReleaseLog {
  const folder = join(releases, 'history');
  const known = new Map<string, Revision | undefined>();
  const readOne = async (name: string): Promise<Revision | undefined> => {
    const text = await readFile(join(folder, name), 'utf8');
    const document = releaseDocumentSchema.safeParse(JSON.parse(text));
    return document.success ? revisionOf(document.data) : undefined;
  };
  return {
    async read() {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
      for (const name of names)
        if (!known.has(name)) known.set(name, await readOne(name).catch(() => undefined));
      return names.toSorted().flatMap((name) => known.get(name) ?? []);
    },
  };
}
