import { parseArgs } from 'node:util';
import { partNames } from '../build/workspace.ts';
import {
  type Audience,
  endCanary,
  moveCanary,
  NoCanary,
  requireCanaryOf,
  startCanary,
  startCanaryOfBuild,
} from '../release/canary.ts';
import { buildToRelease } from '../release/checked/build-to-release.ts';
import { releaseFolder } from '../release/data-folder.ts';
import { askEnded } from '../release/ended-canaries.ts';
import { DoesNotFit } from '../release/gate.ts';
import { describeHistory, readHistory } from '../release/history.ts';
import { misfits } from '../release/misfits.ts';
import { ShellMissing } from '../release/point-to.ts';
import { NoSuchBuild, type ReleaseRequest, releaseParts, releaseVersion } from '../release/release-parts.ts';
import { openReleaseStore } from '../release/release-store.ts';
import { presentCommit, releaser } from '../release/releaser.ts';
import { CannotSwitch, switchOff, switchOn } from '../release/switch-part.ts';

/**
 * `release <part…>` builds the changed ones of these parts, checks them and points the release document to them;
 * `--built` uses the previous builds if their checks passed; `--all` stands for every part. `release <part> --to
 * <version>` goes back; `--off` shows a sentence in the part's places instead, until `--on`. `--percent` releases it to
 * some visitors first, until `--percent 100` or `--end`; with `--rise` their share rises automatically, by default from
 * 1 percent. A release that does not fit is refused with the names that do not fit, unless `--force --why "<sentence>"`
 * gives a reason. `--no-return` says that a shell closes a hole: no page returns by itself to an earlier one. `--history` prints who released what, for all parts or the named ones.
 */
const usage = `npm run release -- <part…> [--built] [--why "<sentence>"] [--force]
npm run release -- shell --no-return --why "<sentence>"
npm run release -- <part> --to <version>
npm run release -- <part> --off "<sentence for the page>" --why "<sentence>"
npm run release -- <part> --on
npm run release -- <part> --percent <0-100> [--rise] [--version <version>] [--brand <brand>] [--staff] [--everyone] --why "<sentence>"
npm run release -- <part> --rise --why "<sentence>"
npm run release -- <part> --end
npm run release -- --all
npm run release -- [<part…>] --history`;

class UsageError extends Error {
  override readonly name = 'UsageError';
}

function readWords() {
  try {
    return parseArgs({
      options: {
        to: { type: 'string' },
        off: { type: 'string' },
        on: { type: 'boolean', default: false },
        percent: { type: 'string' },
        rise: { type: 'boolean', default: false },
        version: { type: 'string' },
        brand: { type: 'string', multiple: true },
        staff: { type: 'boolean', default: false },
        everyone: { type: 'boolean', default: false },
        end: { type: 'boolean', default: false },
        why: { type: 'string' },
        built: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        'no-return': { type: 'boolean', default: false },
        history: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

const store = openReleaseStore(releaseFolder());

type Words = ReturnType<typeof readWords>;

async function run({ values, positionals }: Words): Promise<void> {
  const { to, why, force, all } = values;
  if (force && !why?.trim())
    throw new UsageError('--force goes with --why "<sentence>", which the history keeps');
  const unknown = positionals.filter((part) => !partNames().includes(part));
  if (unknown.length > 0)
    throw new UsageError(`No such part: ${unknown.join(', ')}. Parts: ${partNames().join(', ')}.`);
  if (values.history) return printHistory(positionals);
  const noReturn = values['no-return'];
  if (noReturn && !positionals.includes('shell')) throw new UsageError('--no-return goes with the shell');
  const order: ReleaseRequest = {
    ...{ by: releaser(), why, force, commit: presentCommit(), noReturn },
    movedBy: 'person',
  };
  if (to !== undefined) {
    const [part] = positionals;
    if (!part || positionals.length > 1) throw new UsageError('--to goes with exactly one part');
    await releaseVersion(store, part, to, order);
    return console.log(`${part} is ${to} from now on`);
  }
  if (values.off !== undefined || values.on) return switchOne(values, positionals, order);
  if (values.percent !== undefined || values.rise || values.end)
    return changeCanary(values, positionals, order);
  if ((positionals.length === 0) !== all)
    throw new UsageError(`Name the parts to release, or ask for --all.\n\n${usage}`);
  const parts = all ? partNames() : positionals;
  const judged = await buildToRelease(parts, { built: values.built, force });
  const news = await releaseParts(store, parts, { order: { ...order, ...judged } });
  const { remotes = {} } = (await store.read()) ?? {};
  for (const { part, version } of news)
    console.log(
      `${part} is ${version} from now on${remotes[part]?.status === 'off' ? ', and stays switched off' : ''}`,
    );
  if (news.length === 0) console.log('nothing changed');
}

function printHistory(parts: readonly string[]): void {
  const revisions = readHistory(store.folder);
  const hadCanaries = revisions.some(({ remotes }) => Object.values(remotes).some(({ canary }) => canary));
  const hadShells = new Set(revisions.map(({ shell }) => shell.version)).size > 1;
  const ended = hadCanaries || hadShells ? askEnded() : [];
  console.log(describeHistory(revisions, ended, parts));
  if (!ended) console.warn('The database does not answer: versions that were withdrawn are not listed.');
}

async function switchOne(
  { off, on }: Words['values'],
  parts: readonly string[],
  order: ReleaseRequest,
): Promise<void> {
  const [part] = parts;
  if (!part || parts.length > 1 || (off !== undefined && on))
    throw new UsageError('--off "<sentence>" or --on goes with exactly one part');
  if (off !== undefined && !order.why?.trim())
    throw new UsageError('--off goes with --why "<sentence>", which the history keeps');
  if (off === undefined) await switchOn(store, part, order);
  else await switchOff(store, part, off, order);
  console.log(`${part} is ${off === undefined ? 'on' : 'off'} from now on`);
}

const shareOf = (percent: string): number => {
  const share = Number(percent);
  if (percent.trim() === '' || !Number.isInteger(share) || share < 0 || share > 100)
    throw new UsageError('--percent goes with a whole number from 0 to 100');
  return share;
};

/** Starts, moves or ends a canary. Without a version it moves the running canary, or starts one of the current build. */
async function changeCanary(
  values: Words['values'],
  parts: readonly string[],
  order: ReleaseRequest,
): Promise<void> {
  const { rise: rises, version, brand: brands, staff, everyone, end, built } = values;
  const [part] = parts;
  if (!part || parts.length > 1 || ((values.percent !== undefined || rises) && end))
    throw new UsageError('--percent, --rise or --end goes with exactly one part');
  requireCanaryOf(part);
  if (end) {
    await endCanary(store, part, order);
    return console.log(`${part} has no canary from now on`);
  }
  if (!order.why?.trim())
    throw new UsageError(
      `--${rises ? 'rise' : 'percent'} goes with --why "<sentence>", which the history keeps`,
    );
  const running = (await store.read())?.remotes[part]?.canary;
  const moves = running !== undefined && version === undefined && !built;
  const percent = values.percent === undefined ? (moves && running?.percent) || 1 : shareOf(values.percent);
  const audience = { percent, rises, brands, staff };
  if (moves) {
    const moved = await moveCanary(store, { part, everyone, ...audience }, order);
    if (moved.promoted) return console.log(`${part} is ${moved.version} from now on`);
    return console.log(
      `The canary ${moved.version} of ${part} goes to ${percent}% from now on${rises ? ', and rises by itself' : running.rises ? ', and no longer rises by itself' : ''}`,
    );
  }
  const started = version ?? (await buildToTry(part, { ...audience, built }, order));
  if (version !== undefined) await startCanary(store, { part, version, ...audience }, order);
  console.log(`${percent}% get ${part} ${started} from now on${rises ? ', and it rises by itself' : ''}`);
}

/** Builds a part, unless it is built already, and starts a canary of it. Returns its version. */
async function buildToTry(
  part: string,
  { built, ...audience }: Audience & { built: boolean },
  order: ReleaseRequest,
): Promise<string> {
  const judged = await buildToRelease([part], { built, force: order.force });
  return startCanaryOfBuild(store, { part, ...audience }, { ...order, ...judged });
}

const correctable = [NoCanary, UsageError, NoSuchBuild, ShellMissing, CannotSwitch];

/** An error that a person can correct is printed as a sentence; any other error is ours and keeps its stack. */
function say(error: unknown): void {
  if (error instanceof DoesNotFit)
    console.error(
      `Not released:\n${error.reasons.map((words) => `  ${words}`).join('\n')}\nCorrect it ("npm run check" judges a part, "npm run contracts" the contracts), or release all the same: --force --why "<sentence>"`,
    );
  else if (correctable.some((kind) => error instanceof kind) && error instanceof Error)
    console.error(error.message);
  else throw error;
  process.exitCode = 1;
}

try {
  await run(readWords());
  const released = await store.read();
  for (const { words } of released ? misfits(released) : []) console.warn(words);
} catch (error) {
  say(error);
}
