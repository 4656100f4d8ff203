import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EndedRun, figuresOf, startsOf } from '@sendahead/shared-contracts/releases/gate/ended-run';
import {
  type CanaryShare,
  type ReleaseDocument,
  releaseDocumentSchema,
} from '@sendahead/shared-contracts/releases/schema';

/** Every revision of a release store, oldest first. */
export function readHistory(folder: string): ReleaseDocument[] {
  const history = join(folder, 'history');
  if (!existsSync(history)) return [];
  return readdirSync(history)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => releaseDocumentSchema.parse(JSON.parse(readFileSync(join(history, file), 'utf8'))));
}

/** A canary in words: its version, its share and its visitors. */
const canaryWords = ({ version, percent, rises = false, brands = [], staff = false }: CanaryShare): string =>
  [
    `, canary ${version} at ${percent}%${rises ? ', rising' : ''}`,
    ...(staff ? ['staff'] : []),
    ...brands,
  ].join(', ');

const versionsIn = (release: ReleaseDocument | undefined): Map<string, string> =>
  new Map(
    release
      ? [
          [
            'shell',
            `${release.shell.version}${release.shell.canary ? canaryWords(release.shell.canary) : ''}`,
          ] as const,
          ...Object.entries(release.remotes).map(
            ([part, { version, status, notice = '', canary }]) =>
              [
                part,
                `${version}${status === 'off' ? `, off: “${notice}”` : ''}${canary ? canaryWords(canary) : ''}`,
              ] as const,
          ),
        ]
      : [],
  );

/** Undefined if it moved none of the named parts. */
function describeRevision(
  release: ReleaseDocument,
  before: ReleaseDocument | undefined,
  parts: readonly string[],
): string | undefined {
  const earlier = versionsIn(before);
  const moves = [...versionsIn(release)]
    .filter(([part, version]) => earlier.get(part) !== version)
    .filter(([part]) => parts.length === 0 || parts.includes(part))
    .map(([part, version]) => `  ${part}: ${earlier.get(part) ?? 'nothing'} → ${version}`);
  if (parts.length > 0 && moves.length === 0) return undefined;
  const { by = 'unknown', why, commit, despite = [] } = release.change ?? {};
  return [
    [release.revision, release.created_at, by, ...(commit === undefined ? [] : [commit])].join('  '),
    ...(moves.length > 0 ? moves : ['  the same versions']),
    ...(why === undefined ? [] : [`  why: ${why}`]),
    ...despite.map((words) => `  although ${words}`),
  ].join('\n');
}

const describeEnd = (ended: EndedRun): string =>
  ended.part === 'shell'
    ? `-  ${ended.ended_at}  by itself\n  shell: ${ended.version} withdrawn: ${startsOf(ended)}`
    : `-  ${ended.ended_at}  by itself\n  ${ended.part}: canary ${ended.version} withdrawn: ${figuresOf(ended)}`;

/**
 * Who released what, when and why, and what did not fit; the newest revision last. The canaries that the product
 * ended are listed in between. If parts are named, revisions that moved none of them are omitted.
 */
export function describeHistory(
  revisions: readonly ReleaseDocument[],
  ended: readonly EndedRun[] = [],
  parts: readonly string[] = [],
): string {
  const lines = [
    ...revisions.map((release, index) => ({
      at: release.created_at,
      words: describeRevision(release, revisions[index - 1], parts),
    })),
    ...ended
      .filter(({ part }) => parts.length === 0 || parts.includes(part))
      .map((one) => ({ at: one.ended_at, words: describeEnd(one) })),
  ];
  return lines
    .filter(({ words }) => words !== undefined)
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map(({ words }) => words)
    .join('\n');
}
