import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { flagDefinitions } from '@sendahead/shared-contracts/flags/registry';
import { root } from '../build/workspace.ts';
import { databaseUrl } from '../release/ended-canaries.ts';
import { releaser } from '../release/releaser.ts';

/**
 * `flag <key> on|off|servers|<percent>` sets a flag as the page Flags of the console does, for every server and every open
 * page. `servers` leaves it to the environment of the servers again. `--by` is an account that may; by default the
 * address that signs the person's commits.
 */
const usage = 'npm run flag -- <key> on|off|servers|<percent> --why "<sentence>" [--by <email of staff>]';

const fail = (words: string): never => {
  console.error(`${words}\n\n${usage}`);
  process.exit(1);
};

function readWords() {
  try {
    return parseArgs({
      options: { why: { type: 'string' }, by: { type: 'string', default: releaser() } },
      allowPositionals: true,
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const { values, positionals } = readWords();
const [key = '', wanted = ''] = positionals;
if (positionals.length !== 2 || !Object.hasOwn(flagDefinitions, key))
  fail(`Name one flag: ${Object.keys(flagDefinitions).join(', ')}.`);
if (!/^(?:on|off|servers|100|\d{1,2})$/.test(wanted))
  fail('Say on, off, servers, or a percentage up to 100.');
const why = values.why?.trim() ?? '';
if (why === '') fail('Say why: staff read it in the console.');
const url = databaseUrl() ?? fail('There is no database: name it in DATABASE_URL, or start the product.');
const script = join(root, 'booking-api/src/set-flag.ts');
const { status } = spawnSync(process.execPath, [script, key, wanted, values.by, why], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: url },
});
if (status === 0) console.log(`${key}: ${wanted}`);
process.exitCode = status ?? 1;
