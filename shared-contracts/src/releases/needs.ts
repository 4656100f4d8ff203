import * as z from 'zod/mini';

const digests = z.record(z.string(), z.string());
const everyDigest = z.record(z.string(), z.array(z.string()));

/** What a build rests on, with the version of a library or the digest of the shape that it was built with. */
export const needsSchema = z.object({
  /** Package -> version. */
  libraries: digests,
  /** `<module>#<name>` of what the shell lends -> digest. */
  lent: digests,
  /** Name of a call -> digest of its shape. */
  calls: digests,
  /** Name of a topic -> digest of the first shape since it was last broken: all later ones can be read both ways. */
  topics: digests,
});
export type Needs = z.output<typeof needsSchema>;

/** What is there for a build to rest on: each name with every digest that still holds. */
export const offersSchema = z.object({
  libraries: digests,
  lent: everyDigest,
  calls: everyDigest,
  topics: everyDigest,
});
export type Offers = z.output<typeof offersSchema>;

export const noNeeds: Needs = { libraries: {}, lent: {}, calls: {}, topics: {} };
export const noOffers: Offers = { libraries: {}, lent: {}, calls: {}, topics: {} };
