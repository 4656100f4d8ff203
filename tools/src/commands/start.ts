import { join } from 'node:path';
import { DoesNotFit } from '@sendahead/shared-contracts/releases/gate/refusals';
import { partNames } from '../build/workspace.ts';
import { describeUrls } from '../processes/describe-urls.ts';
import { endWithUs } from '../processes/end-with-us.ts';
import { exitWithMessage } from '../processes/exit-with-message.ts';
import { startProduct } from '../processes/product.ts';
import { requireFreePorts } from '../processes/require-free-ports.ts';
import { dataFolder, releaseFolder } from '../release/data-folder.ts';
import { areInBucket } from '../release/open-releases.ts';
import { type KeptPart, releaseAtStart } from '../release/release-parts.ts';
import { openFolderStore } from '../release/release-store.ts';
import { buildParts } from './build-parts.ts';

/** `start`: builds, releases parts that nobody released by hand, runs everything, prints the addresses, ends on Ctrl-C. */
const port = Number(process.env.PORT ?? 4000);
const production = process.env.NODE_ENV === 'production';

const at = { port, dataDir: dataFolder() };

await exitWithMessage(() => requireFreePorts(at));
buildParts(partNames());
const kept = await release();
const product = await exitWithMessage(() => startProduct({ ...at, sandbox: !production }));
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
    console.error(`Nothing was released. The page is unchanged:\n${error.message}`);
    return [];
  }
}

endWithUs(product.stop, 0);
const failed = await product.failed;
console.error(
  `The ${failed} keeps stopping, so the rest is stopped too. Its output is above; PostgreSQL writes to ${join(dataFolder(), 'postgres/server.log')}. Fix the cause and run npm start again. No data is lost.`,
);
await product.stop();
process.exit(1);
