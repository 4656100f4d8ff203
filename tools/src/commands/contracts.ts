import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareContracts } from '@sendahead/shared-contracts/compatibility/compare';
import { presentContracts } from '@sendahead/shared-contracts/compatibility/snapshot';
import { readSnapshot, writeSnapshot } from '@sendahead/shared-contracts/compatibility/snapshot-text';

/**
 * `npm run contracts`: judges the present contracts against every released snapshot and, when they are borne,
 * writes a new snapshot for what changed. With `--check` nothing is written: an unrecorded change fails.
 */
const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'shared-contracts/snapshots');
mkdirSync(folder, { recursive: true });
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.snapshot.json'))
  .toSorted();
const released = names.map((name) => readSnapshot(readFileSync(join(folder, name), 'utf8')));

const now = presentContracts();
const breaches = compareContracts(released, now);
for (const { contract, field, what, remedy } of breaches)
  console.error(`${contract} ${field}\n  ${what}\n  ${remedy}`);
if (breaches.length > 0) {
  console.error(`\n${breaches.length} changes that a released part could not bear.`);
  process.exit(1);
}

const text = writeSnapshot(now);
const recorded = released.at(-1);
if (recorded && writeSnapshot(recorded) === text) {
  console.log(`The contracts are those of ${names.at(-1)}; ${names.length} snapshots bear them.`);
} else if (process.argv.includes('--check')) {
  console.error(
    'The contracts changed and no snapshot records it: run "npm run contracts" and commit the new file.',
  );
  process.exit(1);
} else {
  const name = `${String(names.length + 1).padStart(4, '0')}.snapshot.json`;
  writeFileSync(join(folder, name), text);
  console.log(`Wrote ${name}: every released part bears the change.`);
}
