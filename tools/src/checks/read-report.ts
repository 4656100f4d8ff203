import { relative } from 'node:path';
import * as z from 'zod/mini';
import { root } from '../build/workspace.ts';
import type { Outcome } from './outcome.ts';

/** The content of a report: how many tests passed and failed, and each problem in a line or two. */
export type Count = Pick<Outcome, 'passed' | 'failed' | 'secondTry' | 'troubles'>;

const jestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numRuntimeErrorTestSuites: z.int(),
  testResults: z.array(
    z.object({
      /** The path of the test file, and what kept it from running. */
      name: z._default(z.string(), ''),
      message: z._default(z.string(), ''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z._default(z.array(z.string()), []),
        }),
      ),
    }),
  ),
});

const playwrightSpec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.optional(z.string()) })) })),
    }),
  ),
});
interface PlaywrightSuite {
  specs: z.output<typeof playwrightSpec>[];
  suites?: PlaywrightSuite[] | undefined;
}
const playwrightSuite: z.ZodMiniType<PlaywrightSuite> = z.object({
  specs: z.array(playwrightSpec),
  suites: z.optional(z.array(z.lazy(() => playwrightSuite))),
});
const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  stats: z.object({ expected: z.int(), flaky: z.int(), unexpected: z.int() }),
  errors: z.array(z.unknown()),
});

// biome-ignore lint/suspicious/noControlCharactersInRegex: reports color their messages.
const colors = /\u001b\[\d+m/g;

/** The test's name and the beginning of its message: enough to know the cause without the whole log. */
const trouble = (kind: 'failed' | 'second try', name: string, message = ''): string => {
  const lines = message.replace(colors, '').split('\n').filter(Boolean).slice(0, 6);
  return [`${kind}: ${name}`, ...lines.map((line) => `    ${line.slice(0, 160)}`)].join('\n');
};

const specsOf = (suite: PlaywrightSuite): z.output<typeof playwrightSpec>[] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** The error in the message of a test file that did not run, without jest's own words. */
const errorIn = (message: string): string =>
  message
    .replace(colors, '')
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !line.startsWith('●')) ?? 'no reason given';

/** One problem for each error that kept test files from running: a part that throws while loading breaks them all. */
function brokenFiles(files: readonly { name: string; message: string }[]): string[] {
  const byError = Map.groupBy(files, ({ message }) => errorIn(message));
  return [...byError].map(([error, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return trouble(
      'failed',
      `to load ${relative(root, first?.name ?? '')}${more}: ${error.slice(0, 160)}`,
      first?.message,
    );
  });
}

/** The command that runs a test's file alone: a bundle puts the path of each file before the names of its tests. */
function commandOf(file: string, fullName: string): string[] {
  const [path] = /^\S+\.test\.tsx?(?= )/.exec(fullName) ?? [file && relative(root, file)];
  return path ? [`    alone: npx jest ${path}`] : [];
}

/** How to count the tests of each kind of report. */
export const reportReaders: Readonly<Record<'jest' | 'playwright', (report: unknown) => Count>> = {
  jest(report) {
    const read = jestReport.parse(report);
    const tests = read.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({ ...test, file: name })),
    );
    return {
      passed: read.numPassedTests,
      failed: read.numFailedTests + read.numRuntimeErrorTestSuites,
      troubles: [
        ...brokenFiles(
          read.testResults.filter((file) => file.message !== '' && file.assertionResults.length === 0),
        ),
        ...tests
          .filter(({ status }) => status === 'failed')
          .map(({ file, fullName, failureMessages }) =>
            [trouble('failed', fullName, failureMessages[0]), ...commandOf(file, fullName)].join('\n'),
          ),
      ],
    };
  },
  playwright(report) {
    const { suites, stats, errors } = playwrightReport.parse(report);
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      secondTry: stats.flaky,
      troubles: suites
        .flatMap(specsOf)
        .flatMap(({ title, tests }) =>
          tests
            .filter(({ status }) => status === 'flaky' || status === 'unexpected')
            .map(({ projectName, status, results }) =>
              trouble(
                status === 'flaky' ? 'second try' : 'failed',
                `[${projectName}] ${title}`,
                results[0]?.errors[0]?.message,
              ),
            ),
        ),
    };
  },
};
