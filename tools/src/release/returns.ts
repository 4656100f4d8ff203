import { misfitsOf } from '@sendahead/shared-contracts/releases/fits';
import type { Needs, Offers } from '@sendahead/shared-contracts/releases/needs';
import type { ReleaseDocument } from '@sendahead/shared-contracts/releases/schema';
import { readIndex } from '../contracts/record.ts';

/** A build that pages have, or have after a return. */
interface Build {
  readonly part: string;
  readonly version: string;
  /** How a sentence names it. */
  readonly name: string;
  readonly needs: Needs;
}

/** The last revision in which a part had another version than now: what a return leads to. */
const before = (
  part: string,
  present: ReleaseDocument | undefined,
  revisions: readonly ReleaseDocument[],
): ReleaseDocument | undefined => {
  const versionIn = ({ shell, remotes }: ReleaseDocument): string | undefined =>
    part === 'shell' ? shell.version : remotes[part]?.version;
  const now = present && versionIn(present);
  return revisions.findLast((one) => ![undefined, now].includes(versionIn(one)));
};

const returnOf = (
  part: string,
  present: ReleaseDocument | undefined,
  revisions: readonly ReleaseDocument[],
): Build | undefined => {
  const earlier = before(part, present, revisions)?.remotes[part];
  return (
    earlier && { part, version: earlier.version, name: `${part} ${earlier.version}`, needs: earlier.needs }
  );
};

const withCalls = (lends: Offers): Offers => ({ ...lends, calls: readIndex().calls });

/** What a build lacks of a shell, in words; '' where it fits. */
const lacks = (needs: Needs, lends: Offers): string =>
  misfitsOf(needs, withCalls(lends))
    .map(({ kind, name }) => `${kind} ${name}`)
    .join(', ');

const liveOf = (part: string, release: ReleaseDocument): Build | undefined => {
  const live = release.remotes[part];
  return live && { part, version: live.version, name: part, needs: live.needs };
};
const canaryOf = (part: string, release: ReleaseDocument): Build | undefined => {
  const canary = release.remotes[part]?.canary;
  return canary && { part, version: canary.version, name: `the canary of ${part}`, needs: canary.needs };
};
const present = <T>(one: T | undefined): one is T => one !== undefined;

interface Judged {
  readonly next: ReleaseDocument;
  readonly moved: readonly string[];
  readonly revisions: readonly ReleaseDocument[];
}

/**
 * Parts that the shell to which pages may return would refuse, though it takes what is live now. A canary that it refuses
 * harms nobody: pages get the live version.
 */
function ofShellBefore({ next: release, moved, revisions }: Judged): string[] {
  const now = revisions.at(-1);
  const shell = before('shell', release, revisions)?.shell;
  if (!shell || moved.includes('shell')) return [];
  return moved.flatMap((part) => {
    const live = now && liveOf(part, now);
    const next = liveOf(part, release);
    // A return that is gone already is not lost by this release.
    if (!next || (live && lacks(live.needs, shell.lends) !== '')) return [];
    const lacking = lacks(next.needs, shell.lends);
    return lacking === ''
      ? []
      : [`${part} was built with another ${lacking}: pages that return to shell ${shell.version} refuse it`];
  });
}

/** Versions to which pages may return and which a new shell would refuse, though the present one takes them. */
function ofPartsBefore({ next, moved, revisions }: Judged): string[] {
  const now = revisions.at(-1);
  if (!now || !moved.includes('shell')) return [];
  const others = Object.keys(next.remotes).filter((part) => !moved.includes(part));
  return others.flatMap((part) => {
    const target = returnOf(part, next, revisions);
    if (!target || lacks(target.needs, now.shell.lends) !== '') return [];
    const lacking = lacks(target.needs, next.shell.lends);
    return lacking === ''
      ? []
      : [`${target.name} was built with another ${lacking}: pages that return to it refuse it`];
  });
}

/** Topics that the shell does not know: parts meet by their names, and a break of one tears them apart. */
function ofTopics({ next, moved, revisions }: Judged): string[] {
  const { topics } = next.shell.lends;
  const parts = Object.keys(next.remotes).filter((part) => next.remotes[part]?.status === 'on');
  const all = parts.flatMap((part) =>
    [
      liveOf(part, next),
      canaryOf(part, next),
      // What moves now is returned together.
      moved.includes(part) ? undefined : returnOf(part, next, revisions),
    ].filter(present),
  );
  const own = all.filter(({ part }) => moved.includes(part));
  return own.flatMap(({ part, name, needs }) =>
    Object.entries(needs.topics).flatMap(([topic, digest]) => {
      if (topics[topic]) return [];
      const other = all.find((one) => one.part !== part && (one.needs.topics[topic] ?? digest) !== digest);
      if (!other) return [];
      const than = other.name.endsWith(other.version) ? other.name : `${other.name} ${other.version}`;
      return [`${name} was built with another topic ${topic} than ${than}`];
    }),
  );
}

/**
 * What speaks against a release by what pages may return to, and by what other parts bring: each with its names. `revisions`
 * is the history until now.
 */
export const reasonsOfReturns = (judged: Judged): string[] => [
  ...ofShellBefore(judged),
  ...ofPartsBefore(judged),
  ...ofTopics(judged),
];
