import { join } from 'node:path';
import { findBrowser } from '../browser/find-browser.ts';
import { partNames, root } from '../build/workspace.ts';
import { endLeftovers } from '../checks/end-leftovers.ts';
import { describeOutcome, type Outcome, summaryLine } from '../checks/outcome.ts';
import { runStep, type Step } from '../checks/run-step.ts';
import { endWithUs } from '../processes/end-with-us.ts';
import { buildParts } from './build-parts.ts';

/**
 * `test`: everything that must hold, cheapest first; every step runs, the closing line adds them up. With `--long`
 * (`npm run test:long`, weekly and before a release) every journey runs at both widths, and random and endurance tests run
 * at full length.
 */
const long = process.argv.includes('--long');
const bin = (name: string): string => join(root, 'node_modules/.bin', name);

const steps: readonly Step[] = [
  {
    name: 'format and lint',
    command: [bin('biome'), 'ci', '--diagnostic-level=warn', '--reporter=summary', '.'],
  },
  { name: 'types', command: [bin('tsc'), '--noEmit', '-p', 'tsconfig.json'] },
  { name: 'dead code', command: [bin('knip')] },
  { name: 'contracts', command: ['tools/src/commands/contracts.ts', '--check'] },
  {
    name: 'unit and API',
    command: [bin('jest'), '--ci'],
    report: 'jest',
    env: { NODE_ENV: 'test', BUNDLES: 'yes', ...(long ? { TRIALS: 'full' } : {}) },
  },
];

const browserSteps = (browser: string): readonly Step[] => [
  {
    name: 'browser journeys',
    command: [bin('playwright'), 'test', '-c', 'e2e/playwright.config.ts', '--retries=1'],
    report: 'playwright',
    env: { SENDAHEAD_CHROMIUM: browser, ...(long ? { LONG: 'yes' } : {}) },
  },
];

/** Of the built parts, against their budgets. */
const sizes: Step = { name: 'sizes', command: [bin('size-limit')], folder: join(root, 'tools') };

endWithUs(endLeftovers);
const outcomes: Outcome[] = [];
for (const step of steps) outcomes.push(await runStep(step));
try {
  buildParts(partNames());
  outcomes.push({ step: 'build', passed: 1, failed: 0, seconds: 0 });
  outcomes.push(await runStep(sizes));
  for (const step of browserSteps(await findBrowser())) outcomes.push(await runStep(step));
} catch (error) {
  console.error(error);
  outcomes.push({ step: 'build and browser', passed: 0, failed: 1, seconds: 0 });
}
for (const trouble of outcomes.flatMap(({ troubles = [] }) => troubles)) console.log(`\n${trouble}`);
console.log(`\n${outcomes.map(describeOutcome).join('\n')}\n`);
console.log(summaryLine(outcomes));
process.exit(outcomes.every(({ failed }) => failed === 0) ? 0 : 1);
