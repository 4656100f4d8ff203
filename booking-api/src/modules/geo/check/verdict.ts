import type { AddressCandidate } from '@sendahead/shared-contracts/geo/schema';

/** The result for one end of a shipment: whether it can be served, and alternative readings (AD-12). */
export type Verdict = { valid: boolean; candidates: AddressCandidate[] };
