import { misfitsOf } from '../fits.ts';
import type { Offers } from '../needs.ts';
import type { ReleaseDocument } from '../schema.ts';

/** A released remote that pages refuse. */
export interface UnfitPart {
  readonly part: string;
  /** A sentence that names everything that it needs and that the page or the server lacks. */
  readonly words: string;
}

/** The released remotes that pages refuse, with a server that serves `calls`. */
export const misfits = (release: ReleaseDocument, calls: Offers['calls']): UnfitPart[] => {
  const { shell } = release;
  const ofCanary = shell.canary
    ? unfitWith(release, shell.canary.lends, calls, 'pages of the canary of shell')
    : [];
  const ofLive = unfitWith(release, shell.lends, calls, 'pages');
  const known = ofLive.map(({ words }) =>
    words.replace(/pages refuse it$/, 'pages of the canary of shell refuse it'),
  );
  return [...ofLive, ...ofCanary.filter(({ words }) => !known.includes(words))];
};

const unfitWith = (
  { remotes }: ReleaseDocument,
  lends: Offers,
  calls: Offers['calls'],
  pages: string,
): UnfitPart[] =>
  Object.entries(remotes).flatMap(([part, { needs, status, canary }]) => {
    if (status === 'off') return [];
    const builds = [{ name: part, needs }];
    if (canary) builds.push({ name: `the canary of ${part}`, needs: canary.needs });
    return builds.flatMap(({ name, needs }) => {
      const lacks = misfitsOf(needs, { ...lends, calls });
      if (lacks.length === 0) return [];
      const names = lacks.map(({ kind, name }) => `${kind} ${name}`).join(', ');
      return [{ part, words: `${name} was built with another ${names}: ${pages} refuse it` }];
    });
  });

/**
 * The objections to pointing to `next`: a moved part that pages would refuse and, if the shell moved, any part
 * that they would refuse.
 */
export const reasonsAgainst = (
  next: ReleaseDocument,
  moved: readonly string[],
  calls: Offers['calls'],
): string[] =>
  misfits(next, calls)
    .filter(({ part }) => moved.includes('shell') || moved.includes(part))
    .map(({ words }) => words);
