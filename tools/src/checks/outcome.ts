/** The result of a step of the test run. */
export interface Outcome {
  readonly step: string;
  readonly passed: number;
  readonly failed: number;
  /** How many passed tests needed a second try: each is a defect of the test or of the code under test. */
  readonly secondTry?: number | undefined;
  /** The tests that failed, or passed only at their second try, each with the beginning of its message. */
  readonly troubles?: readonly string[] | undefined;
  readonly seconds: number;
}

/** The closing line of a test run: all steps added up. */
export const summaryLine = (outcomes: readonly Outcome[]): string => {
  const sum = (pick: (outcome: Outcome) => number): number =>
    outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  return `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`;
};

export const describeOutcome = ({ step, passed, failed, secondTry = 0, seconds }: Outcome): string =>
  [
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${step.padEnd(22)} ${passed} passed`,
    ...(secondTry > 0 ? [`${secondTry} of them at the second try`] : []),
    `${failed} failed`,
    `${seconds} s`,
  ].join(', ');
