import { type Audience, describeAudience } from '@sendahead/shared-contracts/releases/gate/audience';
import { endCanary, moveCanary, startCanary } from '@sendahead/shared-contracts/releases/gate/canary';
import { canaryOf } from '@sendahead/shared-contracts/releases/gate/canary-gate';
import { limitedTo } from '@sendahead/shared-contracts/releases/gate/limited-to';
import { misfits } from '@sendahead/shared-contracts/releases/gate/misfits';
import type { ReleaseRequest } from '@sendahead/shared-contracts/releases/gate/order';
import {
  CannotSwitch,
  DoesNotFit,
  NoCanary,
  NoSuchBuild,
  NotYours,
  ShellMissing,
} from '@sendahead/shared-contracts/releases/gate/refusals';
import { releaseVersion } from '@sendahead/shared-contracts/releases/gate/release-version';
import { switchOff, switchOn } from '@sendahead/shared-contracts/releases/gate/switch-part';
import { partNames } from '../build/workspace.ts';
import { StoreAway } from '../release/bucket-store.ts';
import { startCanaryOfBuild } from '../release/canary-of-build.ts';
import { buildToRelease } from '../release/checked/build-to-release.ts';
import { usage } from '../release/command/acts.ts';
import { refuseUnknownBrands } from '../release/command/known-brands.ts';
import { readWords, UsageError, type Words } from '../release/command/read-words.ts';
import { requireToken } from '../release/command/token.ts';
import { askEnded } from '../release/ended-canaries.ts';
import { describeHistory, readHistory } from '../release/history.ts';
import { openReleases } from '../release/open-releases.ts';
import { releaseParts } from '../release/release-parts.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { releaser } from '../release/releaser.ts';

/**
 * `release <part…>` builds the changed ones of these parts, checks them and points the release document to them;
 * `--built` uses the previous builds if their checks passed; `--all` stands for every part. `release <part> --to
 * <version>` goes back; `--off` shows a sentence in the part's places instead, until `--on`. `--percent` releases it to
 * some visitors first, until `--percent 100` or `--end`; with `--rise` their share rises automatically, by default from
 * 1 percent. A release that does not fit is refused with the names that do not fit, unless `--force --why "<sentence>"`
 * gives a reason. `--no-return` says that a shell closes a hole: no page returns by itself to an earlier one. `--history` prints who released what, for all parts or the named ones.
 */
let store: ReleaseStore;

async function run({ values, positionals }: Words): Promise<void> {
  const { to, why, force, all } = values;
  const unknown = positionals.filter((part) => !partNames().includes(part));
  if (unknown.length > 0)
    throw new UsageError(`No such part: ${unknown.join(', ')}. Parts: ${partNames().join(', ')}.`);
  if (values.history) return printHistory(positionals);
  const token = requireToken(all ? partNames() : positionals);
  if (token) store = limitedTo(store, [token.part]);
  const noReturn = values['no-return'];
  if (noReturn && !positionals.includes('shell')) throw new UsageError('--no-return goes with the shell');
  const order: ReleaseRequest = {
    movedBy: 'person',
    by: token ? `${releaser()}, token ${token.name}` : releaser(),
    why,
    force,
    noReturn,
  };
  if (to !== undefined) {
    const [part = ''] = positionals;
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
  { off }: Words['values'],
  parts: readonly string[],
  order: ReleaseRequest,
): Promise<void> {
  const [part = ''] = parts;
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
  const [part = ''] = parts;
  if (end) {
    await endCanary(store, part, order);
    return console.log(`${part} has no canary from now on`);
  }
  const running = canaryOf(await store.read(), part);
  const moves = running !== undefined && version === undefined && !built;
  const percent = values.percent === undefined ? (moves && running?.percent) || 1 : shareOf(values.percent);
  const warning = refuseUnknownBrands(brands);
  if (warning) console.warn(warning);
  const audience = { percent, rises, brands, staff };
  if (moves) {
    const moved = await moveCanary(store, { part, everyone, ...audience }, order);
    if (moved.promoted) return console.log(`${part} is ${moved.version} from now on`);
    const isLimited = percent === 100 && describeAudience({ percent }) !== describeAudience(moved.audience);
    return console.log(
      `The canary ${moved.version} of ${part} goes to ${describeAudience(moved.audience)} from now on${rises ? ', and rises by itself' : running.rises ? ', and no longer rises by itself' : ''}${isLimited ? '\nTo make it the live version: --percent 100 --everyone' : ''}`,
    );
  }
  const started = version ?? (await buildToTry(part, { ...audience, built }, order));
  if (version !== undefined) await startCanary(store, { part, version, ...audience }, order);
  console.log(
    `${describeAudience(audience)} get ${part} ${started} from now on${rises ? ', and it rises by itself' : ''}`,
  );
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

const correctable = [NotYours, NoCanary, UsageError, NoSuchBuild, ShellMissing, CannotSwitch, StoreAway];

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
  const words = readWords(process.argv.slice(2));
  store = await openReleases();
  await run(words);
  const released = await store.read();
  for (const { words } of released ? misfits(released, store.calls) : []) console.warn(words);
} catch (error) {
  say(error);
}
