import { misfitsOf } from '../fits.ts';
import type { Needs, Offers } from '../needs.ts';
import type { ReleaseDocument } from '../schema.ts';

/** A build that pages have now, or after a return. */
interface Build {
  readonly part: string;
  readonly version: string;
  /** The name of the build in a sentence. */
  readonly name: string;
  readonly needs: Needs;
}

/** The last revision in which a part had another version than now: the target of a return. */
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

/** What a build needs and a shell lacks, in words; '' if the build fits. */
const lacking = (needs: Needs, lends: Offers, calls: Offers['calls']): string =>
  misfitsOf(needs, { ...lends, calls })
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
  /** The calls that the server serves. */
  readonly calls: Offers['calls'];
}

/**
 * Moved parts that the previous shell would refuse, although it accepts the live ones. A canary that it refuses
 * harms no one: pages get the live version.
 */
function ofShellBefore({ next: release, moved, revisions, calls }: Judged): string[] {
  const now = revisions.at(-1);
  const shell = before('shell', release, revisions)?.shell;
  if (!shell || moved.includes('shell')) return [];
  return moved.flatMap((part) => {
    const live = now && liveOf(part, now);
    const next = liveOf(part, release);
    // A return that is impossible already is not lost by this release.
    if (!next || (live && lacking(live.needs, shell.lends, calls) !== '')) return [];
    const names = lacking(next.needs, shell.lends, calls);
    return names === ''
      ? []
      : [`${part} was built with another ${names}: pages that return to shell ${shell.version} refuse it`];
  });
}

/** Versions that pages may return to and that a new shell would refuse, although the current one accepts them. */
function ofPartsBefore({ next, moved, revisions, calls }: Judged): string[] {
  const now = revisions.at(-1);
  if (!now || !moved.includes('shell')) return [];
  const others = Object.keys(next.remotes).filter((part) => !moved.includes(part));
  return others.flatMap((part) => {
    const target = returnOf(part, next, revisions);
    if (!target || lacking(target.needs, now.shell.lends, calls) !== '') return [];
    const names = lacking(target.needs, next.shell.lends, calls);
    return names === ''
      ? []
      : [`${target.name} was built with another ${names}: pages that return to it refuse it`];
  });
}

/** Topics that the shell does not know: parts share them by name, and a breaking change separates the parts. */
function ofTopics({ next, moved, revisions }: Judged): string[] {
  const { topics } = next.shell.lends;
  const parts = Object.keys(next.remotes).filter((part) => next.remotes[part]?.status === 'on');
  const all = parts.flatMap((part) =>
    [
      liveOf(part, next),
      canaryOf(part, next),
      // Parts that move together also return together.
      moved.includes(part) ? undefined : returnOf(part, next, revisions),
    ].filter(present),
  );
  const ownReturns = all.filter(({ part }) => moved.includes(part));
  return ownReturns.flatMap(({ part, name, needs }) =>
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
 * The objections to a release from the versions that pages may return to and from the other parts, each with its
 * names. `revisions` is the history until now.
 */
export const reasonsOfReturns = (judged: Judged): string[] => [
  ...ofShellBefore(judged),
  ...ofPartsBefore(judged),
  ...ofTopics(judged),
];
