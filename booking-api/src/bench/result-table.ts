import type { Round } from './measure.ts';

/** The heading over the lines. */
export const heading = `${'call'.padEnd(24)} at once      req/s     floor  ratio   goal      p50      p99`;

/** A line of the table: the medians of the rounds. */
export function line(name: string, concurrency: number, measured: readonly Round[], goal: number): string {
  const number = (value: number, width: number, digits = 0) => value.toFixed(digits).padStart(width);
  const median = (of: (round: Round) => number) =>
    measured.map(of).toSorted((one, other) => one - other)[Math.floor(measured.length / 2)] ?? 0;
  return `${name.padEnd(24)} ${number(concurrency, 7)} ${number(
    median(({ own }) => own.perSecond),
    10,
  )} ${number(
    median(({ least }) => least.perSecond),
    9,
  )} ${number(
    median(({ ratio }) => ratio),
    6,
    2,
  )} ${goal ? number(goal, 6, 2) : '     -'} ${number(
    median(({ own }) => own.p50),
    8,
    1,
  )} ${number(
    median(({ own }) => own.p99),
    8,
    1,
  )}   ${number(
    median(({ cpuMs }) => cpuMs),
    1,
    1,
  )} ms CPU`;
}
