import { parseArgs } from 'node:util';
import { partNames } from '../build/workspace.ts';
import { offRecord } from '../contracts/off-record.ts';
import { releaseFolder } from '../release/data-folder.ts';
import { DoesNotFit } from '../release/gate.ts';
import { describeHistory, readHistory } from '../release/history.ts';
import { misfits } from '../release/misfits.ts';
import { ShellMissing } from '../release/point-to.ts';
import { NoSuchBuild, type Order, releaseParts, releaseVersion } from '../release/release-parts.ts';
import { openReleaseStore } from '../release/release-store.ts';
import { releaser } from '../release/releaser.ts';
import { buildParts } from './build-parts.ts';

/**
 * `release <part…>` builds what changed of these parts and points the release document to it, with `--built` to what was
 * built before; `--all` stands for every part. `release <part> --to <version>` goes back. What does not fit is refused by
 * name, unless `--force --why "<sentence>"` says why. `--history` prints who released what.
 */
const usage = `npm run release -- <part…> [--built] [--why "<sentence>"] [--force]
npm run release -- <part> --to <version>
npm run release -- --all
npm run release -- --history`;

class NotAsked extends Error {
  override readonly name = 'NotAsked';
}

function readWords() {
  try {
    return parseArgs({
      options: {
        to: { type: 'string' },
        why: { type: 'string' },
        built: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        history: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new NotAsked(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

const store = openReleaseStore(releaseFolder());

async function run({ values, positionals }: ReturnType<typeof readWords>): Promise<void> {
  const { to, why, force, all } = values;
  if (values.history) return console.log(describeHistory(readHistory(store.folder)));
  if (force && !why?.trim())
    throw new NotAsked('--force goes with --why "<sentence>", which the history keeps');
  const unknown = positionals.filter((part) => !partNames().includes(part));
  if (unknown.length > 0)
    throw new NotAsked(`No such part: ${unknown.join(', ')}. Parts: ${partNames().join(', ')}.`);
  const order: Order = { movedBy: 'person', by: releaser(), why, force };
  if (to !== undefined) {
    const [part] = positionals;
    if (!part || positionals.length > 1) throw new NotAsked('--to goes with exactly one part');
    await releaseVersion(store, part, to, order);
    return console.log(`${part} is ${to} from now on`);
  }
  if ((positionals.length === 0) !== all)
    throw new NotAsked(`Name the parts to release, or ask for --all.\n\n${usage}`);
  const parts = all ? partNames() : positionals;
  const reasonsAgainst = offRecord();
  if (reasonsAgainst.length > 0 && !force) throw new DoesNotFit(reasonsAgainst);
  if (!values.built) buildParts(parts);
  const news = await releaseParts(store, parts, { order: { ...order, reasonsAgainst } });
  for (const { part, version } of news) console.log(`${part} is ${version} from now on`);
  if (news.length === 0) console.log('nothing changed');
}

/** What a person can correct is said in words; any other error is ours and keeps its stack. */
function say(error: unknown): void {
  if (error instanceof DoesNotFit)
    console.error(
      `Not released:\n${error.reasons.map((words) => `  ${words}`).join('\n')}\nCorrect it ("npm run contracts" judges the contracts), or release all the same: --force --why "<sentence>"`,
    );
  else if (error instanceof NotAsked || error instanceof NoSuchBuild || error instanceof ShellMissing)
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
