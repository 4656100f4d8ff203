import { join } from 'node:path';
import { partNames } from '../build/workspace.ts';
import { describeUrls } from '../processes/describe-urls.ts';
import { endWithUs } from '../processes/end-with-us.ts';
import { inWords } from '../processes/in-words.ts';
import { startProduct } from '../processes/product.ts';
import { requireRoom } from '../processes/require-room.ts';
import { dataFolder, releaseFolder } from '../release/data-folder.ts';
import { DoesNotFit } from '../release/gate.ts';
import { areInBucket } from '../release/open-releases.ts';
import { type KeptPart, releaseAtStart } from '../release/release-parts.ts';
import { openFolderStore } from '../release/release-store.ts';
import { buildParts } from './build-parts.ts';

/** `start`: builds, releases parts that nobody released by hand, runs everything, prints the addresses, ends on Ctrl-C. */
const port = Number(process.env.PORT ?? 4000);
const production = process.env.NODE_ENV === 'production';

const room = { port, dataDir: dataFolder() };

await inWords(() => requireRoom(room));
buildParts(partNames());
const kept = await release();
const product = await inWords(() => startProduct({ ...room, sandbox: !production }));
console.log(describeUrls({ port, demo: !production }));
for (const { part, version } of kept)
  console.log(`${part} stays ${version}, as it was released. To move it on: npm run release -- ${part}`);

/** A build that would break a part that a person has moved is not released: the page remains as it is. One of several hosts releases nothing by starting. */
async function release(): Promise<KeptPart[]> {
  if (areInBucket()) {
    console.log('The parts come from the bucket. To release one: npm run release -- <part>');
    return [];
  }
  try {
    return await releaseAtStart(openFolderStore(releaseFolder()), partNames());
  } catch (error) {
    if (!(error instanceof DoesNotFit)) throw error;
    console.error(`Nothing is released, the page stays as it is:\n${error.message}`);
    return [];
  }
}

endWithUs(product.stop, 0);
const failed = await product.failed;
console.error(
  `The ${failed} does not stay up; stopping the rest. Its own words stand above, those of PostgreSQL in ${join(dataFolder(), 'postgres/server.log')}. Run npm start again when the cause is mended; nothing that was written is lost.`,
);
await product.stop();
process.exit(1);
