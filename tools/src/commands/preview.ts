import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { NoSuchBuild } from '@sendahead/shared-contracts/releases/gate/refusals';
import { storedBuild } from '@sendahead/shared-contracts/releases/gate/release-version';
import { distOf } from '../build/part-file.ts';
import { remoteNames, root } from '../build/workspace.ts';
import { exitWith } from '../processes/exit-with.ts';
import { readRunFile, runFileOf } from '../processes/run-file.ts';
import { StoreAway } from '../release/bucket-store.ts';
import { dataFolder } from '../release/data-folder.ts';
import { openReleases } from '../release/open-releases.ts';
import { keepBuilds } from '../release/release-parts.ts';
import { buildParts } from './build-parts.ts';

/**
 * `preview <part>` builds a part, puts it in the store without releasing it and prints an address that shows it to
 * staff, in one tab for a day. `--built` uses the previous build, `--version` a version in the store.
 */
const usage = 'npm run preview -- <part> [--built] [--version <version>] [--brand <brand>] [--page </path>]';

function readWords() {
  try {
    return parseArgs({
      options: {
        built: { type: 'boolean', default: false },
        version: { type: 'string' },
        brand: { type: 'string', default: 'golf' },
        page: { type: 'string' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    return exitWith(`${error instanceof Error ? error.message : error}`, usage);
  }
}

/** The version to show; puts it in the store. */
async function keptVersion(part: string, version: string | undefined, built: boolean): Promise<string> {
  const store = await openReleases();
  if (version !== undefined) return (await storedBuild(store, part, version)).version;
  if (!built) buildParts([part]);
  const [build] = await keepBuilds(store, [part], distOf);
  return build?.version ?? exitWith(`${part} has no finished build`);
}

const { values, positionals } = readWords();
const [part = ''] = positionals;
const { brand, page } = values;
if (part === 'shell') exitWith('The shell has no preview: it renders every page.');
if (positionals.length !== 1 || !remoteNames().includes(part))
  exitWith(`Name one part: ${remoteNames().join(', ')}.`, usage);
if (!/^[a-z]+$/.test(brand) || (page !== undefined && !/^\/[\w/-]*$/.test(page)))
  exitWith(`A brand is one word. A page is a path of the site, such as /quote.`, usage);
try {
  const version = await keptVersion(part, values.version, values.built);
  const script = join(root, 'booking-api/src/commands/sign-preview.ts');
  // The server signs the address: its secret is in SECRETS_KEY, and its URL in PORT or PUBLIC_URL. A product that runs
  // here has its port on record.
  const running = readRunFile(runFileOf(dataFolder()));
  const { status } = spawnSync(process.execPath, [script, part, version, brand, ...(page ? [page] : [])], {
    cwd: root,
    stdio: 'inherit',
    env: { ...(running && { PORT: String(running.port) }), ...process.env },
  });
  process.exitCode = status ?? 1;
} catch (error) {
  if (!(error instanceof NoSuchBuild || error instanceof StoreAway)) throw error;
  exitWith(error.message);
}
