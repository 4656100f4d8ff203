import type { CanaryShare, ReleaseDocument } from '../schema.ts';
import { type EndedRun, figuresOf, type ReadEndedRuns, startsOf } from './ended-run.ts';

/** A part and the version that will be live for everyone. */
export interface Move {
  readonly part: string;
  readonly version: string;
}

/** The canary of a part, or of the shell. */
export const canaryOf = (release: ReleaseDocument | undefined, part: string): CanaryShare | undefined =>
  part === 'shell' ? release?.shell.canary : release?.remotes[part]?.canary;

/** Whether a version was given to some visitors first, in any revision. */
export const wasCanary = (revisions: readonly ReleaseDocument[], { part, version }: Move): boolean =>
  revisions.some((revision) => canaryOf(revision, part)?.version === version);

/** Whether visitors had a version before, as the live one or as a canary. */
export const wasReleased = (revisions: readonly ReleaseDocument[], { part, version }: Move): boolean =>
  revisions.some(
    (revision) => (part === 'shell' ? revision.shell : revision.remotes[part])?.version === version,
  ) || wasCanary(revisions, { part, version });

const day = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`;

/** The message for a person who tries to release a version that the product withdrew. */
export const withdrawnWords = (ended: EndedRun): string =>
  ended.part === 'shell'
    ? `shell ${ended.version} was withdrawn at ${day(ended.ended_at)}: ${startsOf(ended)}`
    : `${ended.part} ${ended.version} was withdrawn as a canary at ${day(ended.ended_at)}: ${figuresOf(ended)}`;

const canBeWithdrawn = (revisions: readonly ReleaseDocument[], move: Move): boolean =>
  move.part === 'shell' ? wasReleased(revisions, move) : wasCanary(revisions, move);

function reasonsOf(move: Move, revisions: readonly ReleaseDocument[], ended: readonly EndedRun[]): string[] {
  const { part, version } = move;
  const canary = canaryOf(revisions.at(-1), part);
  const hasEnded = ended.some(({ seed }) => seed === canary?.seed);
  const other =
    canary && canary.version !== version && !hasEnded
      ? [`a canary of ${part} runs, ${canary.version}: end it first, by --end`]
      : [];
  // A person who restarted it after its end has seen it run since.
  const runsAgain = canary?.version === version && !hasEnded;
  const back = runsAgain
    ? undefined
    : ended.find((one) => one.part === part && one.version === version && canBeWithdrawn(revisions, move));
  return [...other, ...(back ? [withdrawnWords(back)] : [])];
}

/**
 * The objections to these versions from the canaries of their parts: a running canary with another version, or a
 * withdrawn canary of this version. The database is asked only when it can have an answer.
 */
export function reasonsOfCanaries(
  moves: readonly Move[],
  revisions: readonly ReleaseDocument[],
  ask: ReadEndedRuns,
): string[] {
  const present = revisions.at(-1);
  const concerned = moves.filter((move) => canaryOf(present, move.part) || canBeWithdrawn(revisions, move));
  if (concerned.length === 0) return [];
  const ended = ask();
  const unknown = concerned.filter((move) => wasCanary(revisions, move));
  const unasked =
    ended === undefined
      ? unknown.map(
          ({ part, version }) =>
            `nobody can say whether ${part} ${version} was withdrawn as a canary: the database does not answer`,
        )
      : [];
  return [...concerned.flatMap((move) => reasonsOf(move, revisions, ended ?? [])), ...unasked];
}
