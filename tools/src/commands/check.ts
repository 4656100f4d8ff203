import { partNames } from '../build/workspace.ts';
import { checkParts } from '../checks/check-part.ts';
import { describeOutcome, summaryLine } from '../checks/outcome.ts';
import { exitWith } from '../processes/exit-with.ts';

/** `check -- <part…>`: checks what a release of these parts requires of their sources. */
const parts = process.argv.slice(2);
const unknown = parts.filter((part) => !partNames().includes(part));
if (parts.length === 0 || unknown.length > 0)
  exitWith(`npm run check -- <part…>. Parts: ${partNames().join(', ')}.`);
const outcomes = await checkParts(parts);
for (const trouble of outcomes.flatMap(({ troubles = [] }) => troubles)) console.log(`\n${trouble}`);
console.log(`\n${outcomes.map(describeOutcome).join('\n')}\n`);
console.log(summaryLine(outcomes));
process.exit(outcomes.every(({ failed }) => failed === 0) ? 0 : 1);
