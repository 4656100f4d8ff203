import { parseArgs } from 'node:util';
import { presentContracts } from '@sendahead/shared-contracts/compatibility/snapshot';
import { judgeChange } from '../contracts/judge-change.ts';
import { presentSurface } from '../contracts/lent-surface.ts';
import { isIndexOf, readRecord, writeRecord } from '../contracts/record.ts';

/**
 * `npm run contracts`: judges the present contracts against everything released and records their shapes when released
 * parts can bear them. `--breaking [name…]` records what they cannot, and what the author names besides: parts that use it
 * are refused until they are built again. With `--check` nothing is written: a change that is not recorded fails.
 */
const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false }, breaking: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const fail = (words: string): never => {
  console.error(words);
  process.exit(1);
};

const { breaches, changed, record } = judgeChange(
  readRecord(),
  presentContracts(),
  presentSurface(),
  positionals,
);

for (const { contract, field, what, remedy } of breaches)
  console.error(`${contract} ${field}\n  ${what}\n  ${remedy}`);
if (breaches.length > 0 && !values.breaking)
  fail(
    `\n${breaches.length} changes that a released part could not bear. When no released part uses them any more: "npm run contracts -- --breaking".`,
  );

if (isIndexOf(record) && changed.length === 0) {
  console.log('The contracts are those on record.');
} else if (values.check) {
  fail(
    `Run "npm run contracts" and commit what it writes. Not on record: ${changed.join(', ') || 'the index'}.`,
  );
} else {
  writeRecord(record);
  console.log(`Recorded: ${changed.join(', ')}.`);
}
