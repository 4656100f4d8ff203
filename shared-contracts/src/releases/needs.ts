import * as z from 'zod/mini';

const digests = z.record(z.string(), z.string());
const everyDigest = z.record(z.string(), z.array(z.string()));

/** The libraries, components and contracts that a build uses, each with the version or digest that it was built with. */
export const needsSchema = z.object({
  /** Package -> version. */
  libraries: digests,
  /** `<module>#<name>` of a lent component or function -> digest. */
  lent: digests,
  /** Name of a call -> digest of its shape. */
  calls: digests,
  /** Name of a topic -> digest of its first shape since the last break: all later ones are compatible in both directions. */
  topics: digests,
});
export type Needs = z.output<typeof needsSchema>;

/** The libraries, components and contracts that a page and its server provide: each name with every compatible digest. */
export const offersSchema = z.object({
  libraries: digests,
  lent: everyDigest,
  calls: everyDigest,
  topics: everyDigest,
});
export type Offers = z.output<typeof offersSchema>;

export const noNeeds: Needs = { libraries: {}, lent: {}, calls: {}, topics: {} };
export const noOffers: Offers = { libraries: {}, lent: {}, calls: {}, topics: {} };
