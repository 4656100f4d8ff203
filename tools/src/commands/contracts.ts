import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { presentContracts } from '@sendahead/shared-contracts/compatibility/snapshot';
import { judgeChange } from '../contracts/judge-change.ts';
import { presentSurface } from '../contracts/lent-surface.ts';
import { describeParts, partsPage } from '../contracts/parts-page.ts';
import { isIndexOf, readRecord, writeRecord } from '../contracts/record.ts';
import { exitWith } from '../processes/exit-with.ts';
import { isCodeownersCurrent, writeCodeowners } from '../release/owners.ts';

/**
 * `npm run contracts`: compares the current contracts with everything released and records compatible changes.
 * `--breaking [name…]` records breaking ones too, and treats the named contracts as broken: parts that use them are refused
 * until they are rebuilt. It also writes `docs/parts.md`, and CODEOWNERS from `owners.json`. `--check` writes nothing and fails for a change that is not
 * on record.
 */
const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false }, breaking: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const recorded = readRecord();
const unknown = positionals.filter(
  (name) => !(name in recorded.calls || name in recorded.topics || name in recorded.lent),
);
if (unknown.length > 0) exitWith(`Not recorded: ${unknown.join(', ')}.`);
if (positionals.length > 0 && !values.breaking) exitWith('Names are accepted only with --breaking.');

const { breaches, changed, record } = judgeChange(
  recorded,
  presentContracts(),
  presentSurface(),
  positionals,
);

for (const { contract, field, what, remedy } of breaches)
  console.error(`${contract} ${field}\n  ${what}\n  ${remedy}`);
const unchanged = positionals.filter((name) => !changed.includes(name));
if (unchanged.length > 0)
  exitWith(
    `${unchanged.join(', ')}: the shape has not changed. A break that types do not show needs a new name.`,
  );
if (breaches.length > 0 && !values.breaking)
  exitWith(
    `\n${breaches.length} ${breaches.length === 1 ? 'change breaks' : 'changes break'} released parts. Once no released part uses the old shapes, run "npm run contracts -- --breaking".`,
  );

const parts = describeParts();
if (parts !== readFileSync(partsPage, 'utf8')) {
  if (values.check) exitWith('Run "npm run contracts" and commit docs/parts.md, which it writes.');
  writeFileSync(partsPage, parts);
}

if (!isCodeownersCurrent()) {
  if (values.check) exitWith('Run "npm run contracts" and commit CODEOWNERS, which it writes.');
  writeCodeowners();
}

if (isIndexOf(record) && changed.length === 0) {
  console.log('The contracts match the records.');
} else if (values.check) {
  exitWith(
    `Run "npm run contracts" and commit what it writes. Not recorded: ${changed.join(', ') || 'the index'}.`,
  );
} else {
  writeRecord(record);
  console.log(`Recorded: ${changed.join(', ')}.`);
}
