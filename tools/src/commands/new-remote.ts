import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { exitWith } from '../processes/exit-with.ts';
import { enrolRemote } from '../skeleton/enrol-remote.ts';
import { fragmentOf } from '../skeleton/skeleton.ts';
import { writeSkeleton } from '../skeleton/write-skeleton.ts';

/** `new:remote <name>`: creates a remote with all its folders and a page, known to the bus and ready for release. */
const [name] = process.argv.slice(2);
if (!name || !/^mf-[a-z]+(-[a-z]+)*$/.test(name))
  exitWith('A remote is named mf-<noun>, for example: npm run new:remote -- mf-loyalty');
if (existsSync(join(root, name))) exitWith(`${name} already exists.`);
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, stdio: 'inherit' });

const files = [...enrolRemote(name, root), ...writeSkeleton(name, root)];
for (const file of files) console.log(file);
run(join(root, 'node_modules/.bin/biome'), 'format', '--write', ...files);
// Links the new package into node_modules and into the lock file.
run('npm', 'install', '--no-audit', '--no-fund');
run(process.execPath, 'tools/src/commands/contracts.ts');
console.log(`
${name} stands at /${fragmentOf(name)} once it is released: npm run release -- shell, then npm run release -- ${name}.
Its README says where a line belongs; mf-addresses is the part to read first.`);
