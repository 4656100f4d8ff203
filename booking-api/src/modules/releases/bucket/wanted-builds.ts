import type { ReleaseDocument } from '@sendahead/shared-contracts/releases/schema';
import type { Named } from './kept-releases.ts';

/** How long a tab may have been open when it loads another file of its build. */
const tabMs = 30 * 24 * 3_600_000;
/** Pages try to return to this many shells before the live one (ADR 0210). */
const maxShells = 3;
/** A host keeps this many versions of each part, however old they are: pages and people go back to them. */
const maxVersions = 3;

/** The builds that pages get by one revision, and its instant. */
export interface BuildsAt {
  readonly at: string;
  readonly builds: readonly Named[];
}

export const buildsAt = ({ created_at: at, shell, remotes }: ReleaseDocument): BuildsAt => ({
  at,
  builds: [
    // The live shell is the first one.
    { part: 'shell', version: shell.version },
    ...(shell.canary ? [{ part: 'shell', version: shell.canary.version }] : []),
    ...Object.entries(remotes).flatMap(([part, { version, canary }]) =>
      (canary ? [version, canary.version] : [version]).map((one) => ({ part, version: one })),
    ),
  ],
});

/** The last shells that were live before the present one, newest first. `revisions` are all, oldest first. */
export function shellsBefore(revisions: readonly BuildsAt[]): Named[] {
  const shells = revisions
    .toReversed()
    .flatMap(({ builds }) => builds.find(({ part }) => part === 'shell') ?? []);
  const [, ...before] = new Set(shells.map(({ version }) => version));
  return before.slice(0, maxShells).map((version) => ({ part: 'shell', version }));
}

/**
 * The builds that a tab opened within 30 days may still load, and the last three versions of each part; newest first.
 * `revisions` are all, oldest first.
 */
export function buildsOfOpenTabs(revisions: readonly BuildsAt[], now: number): Named[] {
  const wanted = new Map<string, Named>();
  const versions = new Map<string, Set<string>>();
  let replacedAt = now;
  for (const { at, builds } of revisions.toReversed()) {
    for (const build of builds) {
      const ofPart = versions.get(build.part) ?? new Set();
      versions.set(build.part, ofPart.add(build.version));
      if (now - replacedAt < tabMs || ofPart.size <= maxVersions)
        wanted.set(`${build.part} ${build.version}`, build);
    }
    replacedAt = Date.parse(at);
  }
  return [...wanted.values()];
}
