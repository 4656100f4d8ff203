import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type CanaryShare,
  type ReleaseDocument,
  releaseDocumentSchema,
} from '@sendahead/shared-contracts/releases/schema';

/** A part's entry in one revision of the release document. */
export interface PartAt {
  readonly version: string;
  /** The team that owned it at that time. */
  readonly owner: string | undefined;
  /** The replacement at its places; null for a part that is on. */
  readonly notice: string | null;
  /** The canary build, without its files. */
  readonly canary: CanaryAt | null;
}

export type CanaryAt = CanaryShare;

const canaryAt = ({ version, percent, rises, brands, staff, seed, since }: CanaryShare): CanaryAt => ({
  version,
  percent,
  rises,
  brands,
  staff,
  seed,
  since,
});

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
    [
      'shell',
      {
        version: shell.version,
        owner: shell.owner,
        notice: null,
        canary: shell.canary ? canaryAt(shell.canary) : null,
      },
    ],
    ...Object.entries(remotes).map(
      ([part, { version, owner, status, notice = '', canary }]) =>
        [
          part,
          {
            version,
            owner,
            notice: status === 'off' ? notice : null,
            canary: canary ? canaryAt(canary) : null,
          },
        ] as const,
    ),
  ]),
});

/** The builds that pages get by one revision, as the live version or as a canary. */
export const buildsOf = ({ parts }: Revision): { part: string; version: string }[] =>
  [...parts].flatMap(([part, { version, canary }]) =>
    canary
      ? [
          { part, version },
          { part, version: canary.version },
        ]
      : [{ part, version }],
  );

/** `<part> <version>` of every build that pages got. */
export const releasedIn = (revisions: readonly Revision[]): ReadonlySet<string> =>
  new Set(revisions.flatMap(buildsOf).map(({ part, version }) => `${part} ${version}`));

/** Every revision of the release store, oldest first. */
export interface ReleaseLog {
  read(): Promise<readonly Revision[]>;
}

/** A revision never changes, so each is read once; an unreadable one is left out. */
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
