import { misfitsOf } from '@sendahead/shared-contracts/releases/fits';
import type { ReleaseDocument } from '@sendahead/shared-contracts/releases/schema';
import { readIndex } from '../contracts/record.ts';

/** A released remote that pages refuse. */
export interface UnfitPart {
  readonly part: string;
  /** A sentence that names everything that it needs and that the page or the server lacks. */
  readonly words: string;
}

/** The released remotes that pages refuse. */
export const misfits = ({ shell, remotes }: ReleaseDocument): UnfitPart[] =>
  Object.entries(remotes).flatMap(([part, { needs, status, canary }]) => {
    if (status === 'off') return [];
    const builds = [{ name: part, needs }];
    if (canary) builds.push({ name: `the canary of ${part}`, needs: canary.needs });
    return builds.flatMap(({ name, needs }) => {
      const lacks = misfitsOf(needs, { ...shell.lends, calls: readIndex().calls });
      if (lacks.length === 0) return [];
      const names = lacks.map(({ kind, name }) => `${kind} ${name}`).join(', ');
      return [{ part, words: `${name} was built with another ${names}: pages refuse it` }];
    });
  });
