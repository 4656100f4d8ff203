import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { bucketOfReleases } from '../integrations/bucket/settings.ts';
import { createSharedReleases } from '../modules/releases/public/shared-releases.ts';
import { openDatabase } from '../platform/database/database.ts';
import { readConfig } from '../platform/settings/config.ts';
import { readEnvironment } from '../platform/settings/environment.ts';

/**
 * The releases in the bucket, for `npm run release`. `pull` brings the copy in the data folder up to date; `bring <part>
 * <version>` puts one build into it, and keeps the results of its checks from the standard input; `keep <part> <version>
 * <folder>` first puts a finished build into the bucket; `add <revision>` makes the document of the standard input the next
 * revision. Exits 3 if another promotion was quicker.
 */
const quicker = 3;
const [act = '', first = '', second = '', from = ''] = process.argv.slice(2);
const { databaseUrl, namedStatements, dataDir, env } = readConfig(readEnvironment());
const bucket = bucketOfReleases(env);
if (!bucket) throw new Error('RELEASES_STORE is not bucket');
const db = openDatabase(databaseUrl, 2, namedStatements);
const releases = createSharedReleases({ db, bucket, folder: join(dataDir, 'releases') });
const build = { part: first, version: second };
const acts: Readonly<Record<string, () => Promise<unknown>>> = {
  pull: () => releases.pull(),
  bring: async () => releases.bring(build, await text(process.stdin)),
  keep: async () => {
    await releases.keep(build, from);
    await releases.bring(build, await text(process.stdin));
  },
  add: async () => {
    if (!(await releases.add(Number(first), await text(process.stdin)))) process.exitCode = quicker;
    else await releases.pull();
  },
};
try {
  await acts[act]?.();
} catch (error) {
  // A person reads it: the bucket's code, or what is not there.
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await db.destroy();
}
