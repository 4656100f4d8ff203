import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildVersionSchema } from '@sendahead/shared-contracts/releases/schema';
import { readPartFile } from '../build/part-file.ts';
import { exitWith } from '../processes/exit-with.ts';
import { StoreAway } from '../release/bucket-store.ts';
import { releaseFolder } from '../release/data-folder.ts';
import { readHistory } from '../release/history.ts';
import { areInBucket, openReleases } from '../release/open-releases.ts';

/**
 * `import-releases <folder>`: puts every build and revision of a release store in a folder into the bucket of a shop that has
 * no releases there yet: those of `npm run build:production`, or those of its disk so far. The copy in the data folder shows each
 * revision in turn, so it is not the folder that servers read.
 */
const [given] = process.argv.slice(2);
if (given === undefined) exitWith('Name the folder of the releases, such as dist/production/releases.');
const folder = resolve(given);
if (!areInBucket()) exitWith('Set RELEASES_STORE=bucket, and the settings of the bucket.');
if (folder === releaseFolder()) exitWith('The import needs another data folder: name one in SENDAHEAD_DATA.');

const namesIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));

async function importAll(): Promise<string> {
  const revisions = readHistory(folder);
  if (revisions.length === 0) exitWith(`${folder} has no release.`);
  const store = await openReleases();
  if (await store.read()) exitWith('The bucket has releases already.');
  const builds = namesIn(folder).flatMap((part) =>
    namesIn(join(folder, part))
      .filter((version) => buildVersionSchema.safeParse(version).success)
      .map((version) => join(folder, part, version)),
  );
  for (const path of builds) {
    const build = readPartFile(path);
    if (build) await store.keep(build, path);
  }
  for (const release of revisions) await store.update(() => release);
  return `${builds.length} builds and ${revisions.length} revisions are in the bucket`;
}

try {
  console.log(await importAll());
} catch (error) {
  if (!(error instanceof StoreAway)) throw error;
  exitWith(error.message);
}
