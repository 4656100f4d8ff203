/** Shares of visitors, in percent, that a canary goes through automatically. */
const shares = [1, 5, 25, 50, 100] as const;
/** Some faults appear only after a while, such as those tied to a time of day or a slow connection. */
const minMs = 10 * 60_000;
/** Within this many page loads the judge ends a canary with 5 % of faults when the live version has 0.5 %. */
const minLoads = 250;

/** A canary's share, its start, and the page loads before it. */
export interface Share {
  readonly percent: number;
  readonly since: number;
  readonly loads: number;
}

/** The next share; undefined after the last. */
export const shareAfter = (percent: number): number | undefined => shares.find((share) => share > percent);

/** The share that a canary rises to after its page loads; undefined while it keeps its share. */
export function risesTo(
  { percent, since, loads: before }: Share,
  now: number,
  loads: number,
): number | undefined {
  const isTried = now - since >= minMs && loads - before >= minLoads;
  return isTried ? shareAfter(percent) : undefined;
}
