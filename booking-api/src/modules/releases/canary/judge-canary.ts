/** Page loads of a version since a canary began, and those with a fault of the version. */
export interface Loads {
  readonly loads: number;
  readonly faulty: number;
}

/**
 * The required certainty: the likelihood ratio that ends a canary. By Ville's inequality a version that is no
 * worse than the assumed rate reaches it with a probability of at most 1 / 1000, however often it is checked.
 */
const enough = 1000;
/** This share of faults is normal: a smaller one does not end a canary. */
const usualRate = 0.005;
/**
 * A few loads of the live version say little about its rate: until there are more, this many loads count as
 * unknown.
 */
const unknownLoads = 50;
/** How far above its measurements the live version's rate may be, in standard deviations. */
const deviations = 2;
/** How many times as many faults a bad canary has; the last factor means that it is almost unusable. */
const worseBy = [2, 4, 16, Number.POSITIVE_INFINITY];
const unusable = 0.6;

/**
 * The highest plausible rate of the live version, by its measurements: the upper limit of a count of rare
 * events.
 */
function rateOf({ loads, faulty }: Loads): number {
  const most = faulty + deviations ** 2 / 2 + deviations * Math.sqrt(faulty + deviations ** 2 / 4);
  return Math.min(0.4, Math.max(usualRate, most / (loads + unknownLoads)));
}

/**
 * Whether a canary is worse than the live version: a sequential test of Bernoulli rates, the mean of four
 * likelihood ratios against the live version's highest plausible rate. It may be called after every page
 * load. Without data it is not worse.
 */
export function isWorse(canary: Loads, live: Loads): boolean {
  const base = rateOf(live);
  const faulty = Math.min(canary.faulty, canary.loads);
  const whole = canary.loads - faulty;
  const ratios = worseBy.map((times) => {
    const worse = Math.min(Math.max(unusable, base * 1.2), base * times);
    return Math.exp(faulty * Math.log(worse / base) + whole * Math.log((1 - worse) / (1 - base)));
  });
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length >= enough;
}
