import { presentContracts } from '@sendahead/shared-contracts/compatibility/snapshot';
import { judgeChange } from '../contracts/judge-change.ts';
import { presentSurface } from '../contracts/lent-surface.ts';
import { addSnapshot, bearVersion, bornVersion, readRecords, writeLent } from '../contracts/records.ts';

/**
 * `npm run contracts`: compares the current contracts with everything released and, when they are
 * compatible, records what changed under a raised version. `--breaking` records an incompatible change,
 * under a version that keeps it apart. With `--check` nothing is written: a change that is not recorded, or
 * a version that was not raised, fails.
 */
const checksOnly = process.argv.includes('--check');
const breaksOnPurpose = process.argv.includes('--breaking');

const fail = (words: string): never => {
  console.error(words);
  process.exit(1);
};

const records = readRecords();
const contracts = presentContracts();
const lent = presentSurface();
const { change, breaches, broken, needsSnapshot, version } = judgeChange(records, contracts, lent);

for (const { contract, field, what, remedy } of breaches)
  console.error(`${contract} ${field}\n  ${what}\n  ${remedy}`);
if (breaches.length > 0 && !breaksOnPurpose)
  fail(
    `\n${breaches.length} changes that a released part could not bear. When no released part uses them any more: "npm run contracts -- --breaking".`,
  );

if (change === 'none' && bornVersion() === version) {
  console.log(`The contracts are those of ${version}; they fit all ${records.snapshots.length} snapshots.`);
} else if (checksOnly) {
  fail(
    change === 'none'
      ? `The recorded version is ${version}, and the package files say another: run "npm run contracts".`
      : `The contracts changed since ${records.lent.version} and their version was not raised: run "npm run contracts" and commit what it writes.`,
  );
} else {
  if (needsSnapshot) console.log(`Wrote ${addSnapshot(records, { version, breaks: broken, ...contracts })}.`);
  writeLent(version, lent);
  bearVersion(version);
  console.log(`shared-contracts and shared-ui are ${version} (${change}).`);
}
