import { join } from 'node:path';
import { buildIdOf } from '../build/build-id.ts';
import { readPartFile } from '../build/part-file.ts';
import { runBuild } from '../build/run-build.ts';
import { partNames } from '../build/workspace.ts';
import { serveStandAlone } from '../dev/stand-alone.ts';
import { watchParts } from '../dev/watch-parts.ts';
import { describeUrls } from '../processes/describe-urls.ts';
import { endWithUs } from '../processes/end-with-us.ts';
import { exitWith } from '../processes/exit-with.ts';
import { exitWithMessage } from '../processes/exit-with-message.ts';
import { startProduct } from '../processes/product.ts';
import { requireFreePorts } from '../processes/require-free-ports.ts';
import { dataFolder, releaseFolder } from '../release/data-folder.ts';
import { releaseParts } from '../release/release-parts.ts';
import { openFolderStore } from '../release/release-store.ts';
import { buildParts } from './build-parts.ts';

/**
 * `dev`: runs everything in watch mode. `dev <remote>`: watches that remote, also stand-alone, next to the built
 * others. Its data and releases are in a separate folder, so that what `npm start` serves does not change.
 */
process.env.SENDAHEAD_DATA = join(process.env.SENDAHEAD_DATA || '.data', 'dev');
// What a person tries out reaches no other host.
process.env.RELEASES_STORE = 'folder';
const port = Number(process.env.PORT ?? 4000);
const at = { port, dataDir: dataFolder() };
const [remote] = process.argv.slice(2);
const watched = remote ? [remote] : partNames();
const store = openFolderStore(releaseFolder());
const folderOf = (part: string): string => join(at.dataDir, 'builds', part);

async function rebuild(parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    try {
      // A changed contract concerns only the parts that reach it.
      const isBuilt = readPartFile(folderOf(part))?.build_id === buildIdOf(part, 'development');
      if (!isBuilt) await runBuild(part, 'development', folderOf(part));
      const [news] = await releaseParts(store, [part], { folderOf });
      console.log(news ? `${part} is ${news.version}: reload the page` : `${part}: nothing changed`);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }
}

if (remote && !partNames().includes(remote))
  exitWith(`Unknown part: ${remote}. Parts: ${partNames().join(', ')}.`);
await exitWithMessage(() => requireFreePorts(at));
if (remote) {
  buildParts(partNames());
  await releaseParts(store, partNames());
}
await rebuild(watched);
const product = await exitWithMessage(() => startProduct({ ...at, sandbox: true, watch: true }));
watchParts(watched, rebuild);
console.log(describeUrls({ port, demo: true }));
console.log(`With ?inspect the page shows who owns what: http://golf.localhost:${port}/ship?inspect`);
if (remote && serveStandAlone(remote, port + 5))
  console.log(`${remote} alone: http://localhost:${port + 5}/`);
endWithUs(product.stop, 0);
