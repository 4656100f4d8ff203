import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { partNames, root } from '../build/workspace.ts';
import { exitWith } from '../processes/exit-with.ts';
import { assemble, makeRole, type Role, roles } from '../production/assemble.ts';
import { bomOf, forbiddenLicenses, readBom, writeBom } from '../production/sbom.ts';
import { releaseParts } from '../release/release-parts.ts';
import { openFolderStore } from '../release/release-store.ts';
import { buildParts } from './build-parts.ts';

/**
 * `build:production`: `dist/production` with a folder for each program of a deployment (server, worker, migrator), started
 * by plain `node`, with the list of what it contains (`sbom.json`, `licenses.txt`), and `releases`, the store of the parts for the first deployment. `--without-parts` leaves
 * the parts out.
 */
const target = join(root, 'dist/production');
const maxMegabytes = 300;

const megabytes = (folder: string): number =>
  Number(spawnSync('du', ['-sm', folder], { encoding: 'utf8' }).stdout.split('\t')[0]);

const base = join(target, '.base');
assemble(base);
const bom = readBom(base);
const forbidden = forbiddenLicenses(bom);
let tooLarge = false;
for (const role of Object.keys(roles) as Role[]) {
  const folder = join(target, role);
  makeRole(role, base, folder);
  cpSync(join(root, 'deploy', 'Containerfile'), join(folder, 'Containerfile'));
  const contents = bomOf(role, bom, folder);
  writeBom(folder, contents);
  const size = megabytes(folder);
  tooLarge ||= size > maxMegabytes;
  console.log(
    `${role}: ${size} MB, ${contents.components.length} packages (sbom.json), node ${roles[role].entry}`,
  );
}
rmSync(base, { recursive: true });
if (!process.argv.includes('--without-parts')) {
  buildParts(partNames());
  const releases = join(target, 'releases');
  rmSync(releases, { recursive: true, force: true });
  await releaseParts(openFolderStore(releases), partNames());
  console.log(`releases: ${megabytes(releases)} MB`);
}
if (forbidden.length > 0) exitWith(`These licenses are not allowed:\n${forbidden.join('\n')}`);
if (tooLarge) exitWith(`A folder is larger than ${maxMegabytes} MB.`);
