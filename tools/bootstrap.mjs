/**
 * Entry of every npm script. Runs on Node 20 or later: installs what is missing, then hands over to
 * `tools/src/commands/<name>.ts` on the Node that the lockfile names.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const lock = join(root, 'package-lock.json');
const stamp = join(modules, '.installed-lock');
const installed = join(modules, '.package-lock.json');

const lockDigest = () => createHash('sha256').update(readFileSync(lock)).digest('hex');

function isInstalled() {
  if (!existsSync(installed)) return false;
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === lockDigest();
  return statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

/**
 * `npm install --no-save` takes the locked versions like `npm ci` and never rewrites the lock file. `npm ci` itself
 * refuses a lock file that was written where the optional packages of some platforms are not available.
 */
function install() {
  const words = ['install', '--no-save'];
  console.log('Installing packages …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // A production environment would leave out the build tools, which every command needs.
  const { status } = spawnSync(
    npm,
    [...words, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  if (status !== 0) {
    console.error('npm could not install the packages; see its words above.');
    process.exit(1);
  }
}

function nodeOfLockfile() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const path = join(modules, 'node', 'bin', name);
  if (existsSync(path)) return path;
  console.error(
    'The Node of the lockfile is missing: npm skipped its install script. Run "npm rebuild node".',
  );
  process.exit(1);
}

const [command, ...words] = process.argv.slice(2);
const script = join(root, 'tools/src/commands', `${command}.ts`);
if (!command || !existsSync(script)) {
  console.error(`no such command: ${command}`);
  process.exit(1);
}
if (!isInstalled()) install();
// An account that only runs commands may be unable to write here.
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockDigest()) writeFileSync(stamp, lockDigest());

/** An empty variable counts as absent: a folder of that name would be this one. Those of Git may be empty. */
const given = Object.fromEntries(
  Object.entries(process.env).filter(([name, text]) => text !== '' || name.startsWith('GIT_')),
);
const node = nodeOfLockfile();
const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...words], {
  cwd: root,
  stdio: 'inherit',
  env: {
    // By default each thread of glibc keeps a memory pool; with only two pools a busy server's memory
    // stays flat.
    MALLOC_ARENA_MAX: '2',
    ...given,
    PATH: `${join(modules, '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
