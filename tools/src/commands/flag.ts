import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { flagDefinitions } from '@sendahead/shared-contracts/flags/registry';
import { root } from '../build/workspace.ts';
import { exitWith } from '../processes/exit-with.ts';
import { databaseSettings } from '../release/ended-canaries.ts';
import { releaser } from '../release/releaser.ts';

/**
 * `flag <key> on|off|servers|<percent>` sets a flag as the page Flags of the console does, for every server and every open
 * page. `servers` returns it to the environment of the servers. `--by` names an account with the permission; the
 * default is the address that signs the person's commits.
 */
const usage = 'npm run flag -- <key> on|off|servers|<percent> --why "<sentence>" [--by <email of staff>]';

function readWords() {
  try {
    return parseArgs({
      options: { why: { type: 'string' }, by: { type: 'string', default: releaser() } },
      allowPositionals: true,
    });
  } catch (error) {
    return exitWith(error instanceof Error ? error.message : String(error), usage);
  }
}

const { values, positionals } = readWords();
const [key = '', wanted = ''] = positionals;
if (positionals.length !== 2 || !Object.hasOwn(flagDefinitions, key))
  exitWith(`Name one flag: ${Object.keys(flagDefinitions).join(', ')}.`, usage);
if (!/^(?:on|off|servers|100|\d{1,2})$/.test(wanted))
  exitWith('Give on, off, servers, or a percentage up to 100.', usage);
const why = values.why?.trim() ?? '';
if (why === '') exitWith('Give a reason: staff read it in the console.', usage);
const database =
  databaseSettings() ?? exitWith('No database found: set DATABASE_URL, or start the product.', usage);
const script = join(root, 'booking-api/src/commands/set-flag.ts');
const { status } = spawnSync(process.execPath, [script, key, wanted, values.by, why], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...database },
});
if (status === 0) console.log(`${key}: ${wanted}`);
process.exitCode = status ?? 1;
