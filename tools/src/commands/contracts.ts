import { compareContracts } from '@sendahead/shared-contracts/compatibility/compare';
import { presentContracts } from '@sendahead/shared-contracts/compatibility/snapshot';
import { saysTheSame } from '@sendahead/shared-contracts/compatibility/snapshot-text';
import { stillBorne } from '@sendahead/shared-contracts/compatibility/still-borne';
import { missing } from '../contracts/judge-surface.ts';
import { presentSurface } from '../contracts/lent-surface.ts';
import { type Change, nextVersion } from '../contracts/next-version.ts';
import { addSnapshot, bearVersion, bornVersion, readRecords, writeLent } from '../contracts/records.ts';

/**
 * `npm run contracts`: judges the present contracts against everything released and, when they are borne, records what
 * changed under a raised version. `--breaking` records what is not borne, under a version that keeps it apart.
 * With `--check` nothing is written: a change that is not recorded, or a version that was not raised, fails.
 */
const checksOnly = process.argv.includes('--check');
const breaksOnPurpose = process.argv.includes('--breaking');

const records = readRecords();
const contracts = presentContracts();
const lent = presentSurface();

const unborne = compareContracts(stillBorne(records.snapshots), contracts);
const breaches = [...unborne, ...missing(records.lent.modules, lent)];
for (const { contract, field, what, remedy } of breaches)
  console.error(`${contract} ${field}\n  ${what}\n  ${remedy}`);
if (breaches.length > 0 && !breaksOnPurpose) {
  console.error(
    `\n${breaches.length} changes that a released part could not bear. When no released part uses them any more: "npm run contracts -- --breaking".`,
  );
  process.exit(1);
}

const last = records.snapshots.at(-1);
const contractsChanged = !last || !saysTheSame(last, contracts);
const lentChanged = JSON.stringify(records.lent.modules) !== JSON.stringify(lent);
const change: Change = breaches.length > 0 ? 'breaking' : contractsChanged || lentChanged ? 'added' : 'none';
const version = nextVersion(records.lent.version, change);

if (change === 'none' && bornVersion() === version) {
  console.log(`The contracts are those of ${version}; ${records.snapshots.length} snapshots bear them.`);
} else if (checksOnly) {
  console.error(
    change === 'none'
      ? `The recorded version is ${version}, and the package files say another: run "npm run contracts".`
      : `The contracts changed since ${records.lent.version} and their version was not raised: run "npm run contracts" and commit what it writes.`,
  );
  process.exit(1);
} else {
  const breaks = [...new Set(unborne.map(({ contract }) => contract))];
  if (contractsChanged) console.log(`Wrote ${addSnapshot(records, { version, breaks, ...contracts })}.`);
  writeLent(version, lent);
  bearVersion(version);
  console.log(`shared-contracts and shared-ui are ${version} (${change}).`);
}
