/** The result of a step of the test run. */
export interface Outcome {
  readonly step: string;
  readonly passed: number;
  readonly failed: number;
  /** How many of the passed needed a second try: each is a defect of the test or of what it tests. */
  readonly secondTry?: number | undefined;
  /** Which failed, or passed at their second try only, each with the beginning of its message. */
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
