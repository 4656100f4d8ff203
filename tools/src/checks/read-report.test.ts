import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { reportReaders } from './read-report.ts';

const assertion = (status: string, fullName: string, extra: object = {}) => ({ status, fullName, ...extra });

describe('the report of a test run', () => {
  it('the report names the unit tests that failed', () => {
    const { troubles, ...counts } = reportReaders.jest({
      numPassedTests: 2,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 0,
      testResults: [
        {
          assertionResults: [
            assertion('passed', 'a price is whole'),
            assertion('passed', 'an email is sent'),
            assertion('failed', 'a cart lapses', { failureMessages: ['\u001b[31mexpected 1\u001b[39m'] }),
          ],
        },
      ],
    });
    expect(counts).toEqual({ passed: 2, failed: 1 });
    expect(troubles).toEqual(['failed: a cart lapses\n    expected 1']);
  });

  it('the report names the command that runs a failed file alone, also one of a bundle', () => {
    const { troubles } = reportReaders.jest({
      numPassedTests: 0,
      numFailedTests: 2,
      numRuntimeErrorTestSuites: 0,
      testResults: [
        { name: join(root, 'tools/src/a.test.ts'), assertionResults: [assertion('failed', 'a cart lapses')] },
        {
          name: join(root, 'artifacts/bundles/mf-services-2.js'),
          assertionResults: [assertion('failed', 'mf-services/src/copy/b.test.ts a price is whole')],
        },
      ],
    });
    expect(troubles).toEqual([
      'failed: a cart lapses\n    alone: npx jest tools/src/a.test.ts',
      'failed: mf-services/src/copy/b.test.ts a price is whole\n    alone: npx jest mf-services/src/copy/b.test.ts',
    ]);
  });

  it('the report names the error of test files that did not run, once for each error', () => {
    const broken = (name: string, error: string) => ({
      name: join(root, name),
      message: `  ● Test suite failed to run\n\n    \u001b[31m${error}\u001b[39m\n\n      at part.ts:3`,
      assertionResults: [],
    });
    const { troubles = [], failed } = reportReaders.jest({
      numPassedTests: 0,
      numFailedTests: 0,
      numRuntimeErrorTestSuites: 3,
      testResults: [
        broken('mf-services/src/a.test.tsx', 'ReferenceError: fees is not defined'),
        broken('mf-services/src/b.test.tsx', 'ReferenceError: fees is not defined'),
        broken('mf-services/src/c.test.tsx', "Cannot find module './d.ts'"),
      ],
    });
    expect(failed).toBe(3);
    expect(troubles.map((one) => one.split('\n')[0])).toEqual([
      'failed: to load mf-services/src/a.test.tsx and 1 more: ReferenceError: fees is not defined',
      "failed: to load mf-services/src/c.test.tsx: Cannot find module './d.ts'",
    ]);
  });

  it('the report names each journey with its suite', () => {
    const spec = (title: string, status: string, message?: string) => ({
      title,
      tests: [{ projectName: 'compact', status, results: [{ errors: message ? [{ message }] : [] }] }],
    });
    const { troubles, ...counts } = reportReaders.playwright({
      stats: { expected: 4, flaky: 1, unexpected: 1 },
      errors: [],
      suites: [
        {
          specs: [spec('books a trip', 'expected')],
          suites: [
            { specs: [spec('pays once', 'flaky', 'Timeout'), spec('cancels', 'unexpected', 'No button')] },
          ],
        },
      ],
    });
    expect(counts).toEqual({ passed: 5, failed: 1, secondTry: 1 });
    expect(troubles).toEqual([
      'second try: [compact] pays once\n    Timeout',
      'failed: [compact] cancels\n    No button',
    ]);
  });
});
