/** What a step of the test run came to. */
export interface Outcome {
  readonly step: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
}

/** The closing line of a test run: all steps added up. */
export const summaryLine = (outcomes: readonly Outcome[]): string => {
  const sum = (pick: (outcome: Outcome) => number): number =>
    outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  return `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`;
};

export const describeOutcome = ({ step, passed, failed, seconds }: Outcome): string =>
  `${failed === 0 ? 'ok  ' : 'FAIL'} ${step.padEnd(22)} ${passed} passed, ${failed} failed, ${seconds} s`;
