/** Shares of visitors, in percent, that a canary goes through by itself. */
const shares = [1, 5, 25, 50, 100] as const;
/** A fault may need a while to show, such as one that comes with a time of day or a slow line. */
const leastMs = 10 * 60_000;
/** By as many page loads the judge has ended a canary with 5 % of faults where the live version has 0.5 %. */
const leastLoads = 250;

/** A share that a canary has, since when, and its page loads until then. */
export interface Share {
  readonly percent: number;
  readonly since: number;
  readonly loads: number;
}

/** The share after this one; undefined for the last. */
export const shareAfter = (percent: number): number | undefined => shares.find((share) => share > percent);

/** The share that a canary rises to now that it has had so many page loads; undefined while it keeps its share. */
export function risesTo(
  { percent, since, loads: before }: Share,
  now: number,
  loads: number,
): number | undefined {
  const isTried = now - since >= leastMs && loads - before >= leastLoads;
  return isTried ? shareAfter(percent) : undefined;
}
