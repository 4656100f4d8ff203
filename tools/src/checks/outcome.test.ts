import { describeOutcome, summaryLine } from './outcome.ts';

const outcome = (step: string, passed: number, failed: number) => ({ step, passed, failed, seconds: 3 });

describe('the closing line of a test run', () => {
  it('the closing line adds up the results of every step', () => {
    expect(summaryLine([outcome('types', 1, 0), outcome('unit', 812, 2), outcome('journeys', 40, 1)])).toBe(
      '853 passed, 3 failed',
    );
  });

  it('the closing line reports 0 passed and 0 failed when nothing ran', () => {
    expect(summaryLine([])).toBe('0 passed, 0 failed');
  });

  it('the closing line names the steps that failed', () => {
    expect(describeOutcome(outcome('types', 0, 1))).toMatch(/^FAIL types/);
    expect(describeOutcome(outcome('types', 1, 0))).toMatch(/^ok {3}types/);
  });

  it('the closing line lists tests that passed at their second attempt', () => {
    expect(describeOutcome({ ...outcome('unit', 812, 0), secondTry: 2 })).toContain(
      '812 passed, 2 of them at the second try, 0 failed',
    );
    expect(describeOutcome({ ...outcome('unit', 812, 0), secondTry: 0 })).toContain('812 passed, 0 failed');
  });
});
