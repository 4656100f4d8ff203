import { join } from 'node:path';
import { findBrowser } from '../browser/find-browser.ts';
import { partNames, root } from '../build/workspace.ts';
import { endLeftovers } from '../checks/end-leftovers.ts';
import { describeOutcome, type Outcome, summaryLine } from '../checks/outcome.ts';
import { runStep, type Step } from '../checks/run-step.ts';
import { endWithUs } from '../processes/end-with-us.ts';
import { buildCommand } from './build-parts.ts';

/**
 * `test`: checks everything that must hold; every step runs, and the closing line adds them up. With `--long`
 * (`npm run test:long`, weekly and before a release) every journey runs at both widths, and random and endurance tests run
 * at full length.
 */
const long = process.argv.includes('--long');
const bin = (name: string): string => join(root, 'node_modules/.bin', name);

const build = buildCommand(partNames());

/** Steps that need no server, fastest first. */
const checks: readonly Step[] = [
  {
    name: 'format and lint',
    command: [bin('biome'), 'ci', '--diagnostic-level=warn', '--reporter=summary', '.'],
  },
  { name: 'types', command: [bin('tsc'), '--noEmit', '-p', 'tsconfig.json'] },
  { name: 'dead code', command: [bin('knip')] },
  { name: 'contracts', command: ['tools/src/commands/contracts.ts', '--check'] },
  { name: 'build', command: build.words, env: build.env },
  /** Compares the built parts with their budgets. */
  { name: 'sizes', command: [bin('size-limit')], folder: join(root, 'tools') },
];

const unit: Step = {
  name: 'unit and API',
  command: [bin('jest'), '--ci'],
  report: 'jest',
  env: { NODE_ENV: 'test', BUNDLES: 'yes', ...(long ? { TRIALS: 'full' } : {}) },
};

const browserSteps = (browser: string): readonly Step[] => [
  {
    name: 'browser journeys',
    command: [bin('playwright'), 'test', '-c', 'e2e/playwright.config.ts', '--retries=1'],
    report: 'playwright',
    env: { SENDAHEAD_CHROMIUM: browser, ...(long ? { LONG: 'yes' } : {}) },
  },
];

async function inOrder(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await runStep(step));
  return outcomes;
}

// Tests create a lot of short-lived garbage: with room for it, every process collects less often and uses an
// eighth less processor time.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();
endWithUs(endLeftovers);
// The server's tests wait often; the checks fill the gaps.
const outcomes = (await Promise.all([inOrder(checks), inOrder([unit])])).flat();
try {
  outcomes.push(...(await inOrder(browserSteps(await findBrowser()))));
} catch (error) {
  console.error(error);
  outcomes.push({ step: 'browser', passed: 0, failed: 1, seconds: 0 });
}
for (const trouble of outcomes.flatMap(({ troubles = [] }) => troubles)) console.log(`\n${trouble}`);
console.log(`\n${outcomes.map(describeOutcome).join('\n')}\n`);
console.log(summaryLine(outcomes));
process.exit(outcomes.every(({ failed }) => failed === 0) ? 0 : 1);
