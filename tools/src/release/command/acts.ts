import type { Option } from './options.ts';

export interface Act {
  /** The options that ask for it; the last act is what happens without any. */
  readonly asked: readonly Option[];
  /** The other options that it reads. */
  readonly reads: readonly Option[];
  readonly parts: 'any' | 'one';
  readonly needsWhy?: boolean;
  /** What it does, for a person who added an option of another act. */
  readonly does: string;
  readonly type: string;
}

const reason: readonly Option[] = ['why', 'force'];

export const releaseToAll: Act = {
  asked: [],
  reads: ['built', 'all', 'no-return', ...reason],
  parts: 'any',
  does: 'without --percent or --rise a release goes to everyone',
  type: '<part…> [--built] [--why "<sentence>"] [--force]',
};

/** Everything that `npm run release` does. An option of another act is refused: ignored, it could reach too many. */
export const acts: readonly Act[] = [
  {
    asked: ['history'],
    reads: [],
    parts: 'any',
    does: '--history lists releases and changes nothing',
    type: '[<part…>] --history',
  },
  {
    asked: ['to'],
    reads: ['no-return', ...reason],
    parts: 'one',
    does: '--to releases a version to everyone',
    type: '<part> --to <version> [--why "<sentence>"]',
  },
  {
    asked: ['off'],
    reads: reason,
    parts: 'one',
    needsWhy: true,
    does: '--off switches a part off for everyone',
    type: '<part> --off "<sentence for the page>" --why "<sentence>"',
  },
  {
    asked: ['on'],
    reads: reason,
    parts: 'one',
    does: '--on shows the live version to everyone again',
    type: '<part> --on [--why "<sentence>"]',
  },
  {
    asked: ['end'],
    reads: reason,
    parts: 'one',
    does: '--end gives everyone the live version again',
    type: '<part> --end [--why "<sentence>"]',
  },
  {
    asked: ['percent', 'rise'],
    reads: ['version', 'built', 'brand', 'staff', 'everyone', ...reason],
    parts: 'one',
    needsWhy: true,
    does: '--percent and --rise give a build of one part to some visitors',
    type: '<part> --percent <0-100> [--rise] [--version <version>|--built] [--brand <brand>] [--staff] [--everyone] --why "<sentence>"',
  },
  releaseToAll,
];

/** Options that contradict each other although one act reads both, and why. */
export const contradictions: readonly (readonly [Option, Option, string])[] = [
  ['staff', 'everyone', '--everyone removes the limit that --staff sets'],
  ['brand', 'everyone', '--everyone removes the limit that --brand sets'],
  ['version', 'built', '--version names a stored build, --built the one of this checkout'],
];

export const usage = [
  ...acts.map(({ type }) => type),
  '--all [--built] [--why "<sentence>"]',
  'shell --no-return --why "<sentence>"',
]
  .map((type) => `npm run release -- ${type}`)
  .join('\n');
