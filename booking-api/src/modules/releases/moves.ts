import type { ReleaseOnConsole } from '@sendahead/shared-contracts/releases/console-calls';
import type { PartAt, Revision } from './release-log.ts';

export const same = (one: PartAt | undefined, other: PartAt | undefined): boolean =>
  one?.version === other?.version && one?.notice === other?.notice;
const sameCanary = (one: PartAt | undefined, other: PartAt | undefined): boolean =>
  JSON.stringify(one?.canary ?? null) === JSON.stringify(other?.canary ?? null);

const nameOf = ({ version, notice, canary }: PartAt): string =>
  [
    version,
    ...(notice === null ? [] : ['off']),
    ...(canary
      ? [
          `canary ${canary.version} at ${canary.percent}%`,
          ...(canary.staff ? ['staff'] : []),
          ...(canary.brands ?? []),
        ]
      : []),
  ].join(', ');

/** The parts that a revision moved, in words. */
export function movesIn({ parts }: Revision, before: Revision | undefined): ReleaseOnConsole['moves'] {
  return [...parts].flatMap(([part, now]) => {
    const earlier = before?.parts.get(part);
    return same(now, earlier) && sameCanary(now, earlier)
      ? []
      : [{ part, from: earlier ? nameOf(earlier) : null, to: nameOf(now) }];
  });
}
