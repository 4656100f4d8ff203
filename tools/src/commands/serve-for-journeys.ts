import { mkdirSync, openSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { partNames, root } from '../build/workspace.ts';
import { endWithUs } from '../processes/end-with-us.ts';
import { startProduct } from '../processes/product.ts';
import { releaseParts } from '../release/release-parts.ts';
import { openFolderStore } from '../release/release-store.ts';

/** Runs the whole product on throw-away data and a fixed clock for the journeys. The parts must be built. */
const port = Number(process.env.PORT ?? 4310);
const dataDir = resolve(process.env.SENDAHEAD_DATA || join(root, '.data/journeys'));
/** A Tuesday morning in New York, far from holidays at both ends. */
const clock = '2026-12-01T09:00:00-05:00';

// A journey searches the servers' output for card numbers and personal data.
mkdirSync(dataDir, { recursive: true });
const output = openSync(join(dataDir, 'server.log'), 'w');

rmSync(join(dataDir, 'releases'), { recursive: true, force: true });
await releaseParts(openFolderStore(join(dataDir, 'releases')), partNames());
const product = await startProduct({
  port,
  dataDir,
  sandbox: true,
  durable: false,
  env: {
    NODE_ENV: 'test',
    SENDAHEAD_CLOCK: clock,
    RATE_LIMIT_SCALE: '1000',
    LOG_LEVEL: 'info',
    // A busy machine that runs the journeys is not overload.
    OVERLOAD_DELAY_MS: '0',
    // The address of the identity provider that a journey starts.
    OIDC_SECRET_JOURNEYS: 'a secret of the journeys, long enough',
  },
  output,
});
endWithUs(product.stop, 0);
