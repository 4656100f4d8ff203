import type { ReleaseDocument } from '@sendahead/shared-contracts/releases/schema';
import { misfits } from './misfits.ts';

export class DoesNotFit extends Error {
  override readonly name = 'DoesNotFit';
  /** A sentence for each mismatch. */
  readonly reasons: readonly string[];
  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

/**
 * The objections to pointing to `next`: a moved part that pages would refuse and, if the shell moved, any part
 * that they would refuse.
 */
export const reasonsAgainst = (next: ReleaseDocument, moved: readonly string[]): string[] =>
  misfits(next)
    .filter(({ part }) => moved.includes('shell') || moved.includes(part))
    .map(({ words }) => words);
