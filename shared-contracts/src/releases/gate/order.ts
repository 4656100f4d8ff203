import type { Offers } from '../needs.ts';
import type { MovedBy, ReleaseDocument } from '../schema.ts';
import type { Move } from './canary-gate.ts';
import type { ReadEndedRuns } from './ended-run.ts';
import type { PartFile } from './part-file.ts';
import type { PartFacts } from './point-to.ts';
import type { Verdict } from './verdict.ts';

/** Who moves a part, and why. */
export interface ReleaseRequest {
  readonly movedBy: MovedBy;
  readonly by: string;
  readonly why?: string | undefined;
  /** The commit of the build; by default the one that is known of a stored version. */
  readonly commit?: string | undefined;
  /** Also releases what does not fit; the history keeps the mismatches. */
  readonly force?: boolean | undefined;
  /** The shell closes a hole of earlier versions: no page returns to them by itself. */
  readonly noReturn?: boolean | undefined;
  /** How to learn which canaries the product ended; by default as the store knows. */
  readonly ask?: ReadEndedRuns | undefined;
  /** Objections to this release, except mismatches of the parts. */
  readonly reasonsAgainst?: readonly string[] | undefined;
}

/** What the acts of a release need from a release store; commands and servers reach it in different ways. */
export interface GatedStore {
  /** The calls that the server serves. */
  readonly calls: Offers['calls'];
  read(): Promise<ReleaseDocument | undefined>;
  /** Every revision, oldest first. */
  history(): Promise<readonly ReleaseDocument[]>;
  /** Compare-and-swap: the result of `change` becomes the next revision of the document that it was given. */
  update(
    change: (release: ReleaseDocument | undefined) => ReleaseDocument | Promise<ReleaseDocument>,
  ): Promise<ReleaseDocument>;
  /** A build whose files can be shown; undefined if the store does not have it. */
  build(part: string, version: string): Promise<PartFile | undefined>;
  /** The results of the checks of a stored build. */
  verdict(build: Move): Promise<Verdict | undefined>;
  factsOf(part: string, release: ReleaseDocument | undefined): PartFacts;
  ended: ReadEndedRuns;
  /** The present instant. */
  now(): string;
  /** Sixteen random hexadecimal digits. */
  seed(): string;
}

/** What the history keeps of an order, and of the objections to it. */
export const changeOf = (
  { by, why, commit }: ReleaseRequest,
  despite: readonly string[],
): ReleaseDocument['change'] => ({
  by,
  why,
  commit,
  despite: [...despite],
});
