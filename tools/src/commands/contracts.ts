import { parseArgs } from 'node:util';
import { presentContracts } from '@sendahead/shared-contracts/compatibility/snapshot';
import { judgeChange } from '../contracts/judge-change.ts';
import { presentSurface } from '../contracts/lent-surface.ts';
import { isIndexOf, readRecord, writeRecord } from '../contracts/record.ts';

/**
 * `npm run contracts`: compares the present contracts with everything released and records compatible changes.
 * `--breaking [name…]` records breaking ones too, and treats the named contracts as broken: parts that use them are refused
 * until they are rebuilt. With `--check` nothing is written, and a change that is not on record fails.
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
    `\n${breaches.length} changes break released parts. When no released part uses the old shapes any more: "npm run contracts -- --breaking".`,
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
