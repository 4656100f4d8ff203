import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIdOf } from '../build/build-id.ts';
import { distOf, readPartFile } from '../build/part-file.ts';
import { partNames, root } from '../build/workspace.ts';
import { buildCommand } from '../commands/build-parts.ts';
import { rememberVerdict } from '../release/checked/verdict.ts';
import { presentCommit } from '../release/releaser.ts';
import type { Outcome } from './outcome.ts';
import { runStep, type Step } from './run-step.ts';
import { checkQuotes } from './stale-quotes.ts';

const bin = (name: string): string => join(root, 'node_modules/.bin', name);
const folder = join(root, 'node_modules/.cache/sendahead');

/** The type check of these parts and of all that they import, without the other parts and the server. */
function configOf(parts: readonly string[]): string {
  const path = join(folder, `tsconfig.${parts.join('.')}.json`);
  const up = '../../..';
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path,
    JSON.stringify({
      extends: `${up}/tsconfig.base.json`,
      compilerOptions: { incremental: true, tsBuildInfoFile: path.replace(/json$/, 'buildinfo') },
      include: [...parts.map((part) => `${up}/${part}/**/*`), `${up}/shell/src/styles.d.ts`],
      exclude: [`${up}/**/dist`],
    }),
  );
  return path;
}

/** The steps that check the sources of these parts, fastest first. */
function stepsOf(parts: readonly string[]): readonly Step[] {
  // The budgets apply to a whole page: it needs every part, and existing builds are left unchanged.
  const unbuilt = partNames().filter((part) => parts.includes(part) || !readPartFile(distOf(part)));
  const build = buildCommand(unbuilt);
  return [
    {
      name: 'lint',
      command: [bin('biome'), 'ci', '--diagnostic-level=warn', '--reporter=summary', ...parts],
    },
    { name: 'contracts', command: ['tools/src/commands/contracts.ts', '--check'] },
    { name: 'types', command: [bin('tsc'), '-p', configOf(parts)] },
    { name: 'build', command: build.words, env: build.env },
    { name: 'sizes', command: [bin('size-limit')], folder: join(root, 'tools') },
    { name: 'pages', command: ['tools/src/commands/open-parts.ts', ...parts] },
  ];
}

/** The tests in the folder of a part. */
const testsOf = (parts: readonly string[]): Step => ({
  name: 'tests',
  command: [bin('jest'), '--ci', '--maxWorkers=2', '--selectProjects', ...parts],
  report: 'jest',
  env: { NODE_ENV: 'test', BUNDLES: 'yes' },
});

async function inOrder(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await runStep(step));
  return outcomes;
}

const firstLine = (trouble: string): string => trouble.split('\n', 1)[0] ?? '';

/** The objections to a release of the parts, one sentence for each check or test that failed. */
export const reasonsOfChecks = (parts: readonly string[], outcomes: readonly Outcome[]): string[] =>
  outcomes
    .filter(({ failed }) => failed > 0)
    .flatMap(({ step, troubles = [] }) =>
      troubles.length > 0
        ? troubles.map((one) => `a test of ${parts.join(', ')} ${firstLine(one)}`)
        : [`the check "${step}" of ${parts.join(', ')} failed`],
    );

/** The inputs of a part's build, from the sources as they are now. */
const idNow = (part: string): string => buildIdOf(part, readPartFile(distOf(part))?.mode ?? 'production');

/**
 * Runs lint, contracts, types, build, budgets and tests of these parts, and checks what others quote from them.
 * Keeps the results under the name of each build for its release, unless the sources changed in the meantime.
 */
export async function checkParts(parts: readonly string[]): Promise<Outcome[]> {
  const before = new Map(parts.map((part) => [part, idNow(part)]));
  const judged = await Promise.all([inOrder(stepsOf(parts)), inOrder([testsOf(parts)])]);
  const outcomes = [...judged.flat(), checkQuotes(parts)];
  const verdict = {
    checked_at: new Date().toISOString(),
    commit: presentCommit(),
    against: reasonsOfChecks(parts, outcomes),
  };
  for (const part of parts) {
    const build = readPartFile(distOf(part));
    if (build && build.build_id === before.get(part) && build.build_id === idNow(part))
      rememberVerdict(build, verdict);
  }
  return outcomes;
}
