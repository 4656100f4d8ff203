/** Page loads of a version since a canary began, and those in which the version had a fault. */
export interface Loads {
  readonly loads: number;
  readonly faulty: number;
}

/**
 * How sure the judge is: the likelihood ratio that ends a canary. By Ville's inequality a version that is no worse than the
 * assumed rate reaches it with a probability of at most 1 / 1000, however often it is looked at.
 */
const enough = 1000;
/** Faults of this share are usual: a canary is not ended for less. */
const usualRate = 0.005;
/** Few loads of the live version say little of its rate: until there are more, these count as loads of which nothing is known. */
const unknownLoads = 50;
/** How far above its figures the live version's rate may be, in standard deviations. */
const deviations = 2;
/** How many times as many faults a bad canary has; the last of them is one that hardly anybody can use. */
const worseBy = [2, 4, 16, Number.POSITIVE_INFINITY];
const unusable = 0.6;

/** The rate that the live version may have, by what was seen of it: the upper limit of a count of rare events. */
function rateOf({ loads, faulty }: Loads): number {
  const most = faulty + deviations ** 2 / 2 + deviations * Math.sqrt(faulty + deviations ** 2 / 4);
  return Math.min(0.4, Math.max(usualRate, most / (loads + unknownLoads)));
}

/**
 * Whether a canary is worse than the live version: a sequential test of Bernoulli rates, the mean of four likelihood ratios
 * against the rate that the live version may have. It may be asked after every page load. Without data it is not worse.
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
