import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../build/workspace.ts';
import { exitWith } from '../processes/exit-with.ts';
import { dropRemote } from '../skeleton/enrol-remote.ts';

/** `remove:remote <name>`: undoes `new:remote`. With `--committed`, also for a remote whose files are in the history. */
const { values, positionals } = parseArgs({
  options: { committed: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [name] = positionals;
if (!name || !/^mf-[a-z]+(-[a-z]+)*$/.test(name) || !existsSync(join(root, name)))
  exitWith('Name an existing remote, for example: npm run remove:remote -- mf-loyalty');
else {
  const committed = execFileSync('git', ['ls-files', '--', name], { cwd: root, encoding: 'utf8' }) !== '';
  if (committed && !values.committed)
    exitWith(`${name} is committed. To remove it anyway: npm run remove:remote -- ${name} --committed`);
  for (const file of dropRemote(name, root)) console.log(file);
  rmSync(join(root, name), { recursive: true });
  console.log(`${name}/`);
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: root, stdio: 'inherit' });
  // Takes the package out of node_modules and out of the lock file.
  run('npm', 'install', '--no-audit', '--no-fund');
  run(process.execPath, 'tools/src/commands/contracts.ts');
  console.log(
    `${name} is removed. Its released builds stay in the store. Release the shell without its page: npm run release -- shell.`,
  );
}
