import type { AddressCandidate } from '@sendahead/shared-contracts/geo/schema';

/** What checking one end of a shipment gave: whether it can be served, and how it could be read instead (AD-12). */
export type Verdict = { valid: boolean; candidates: AddressCandidate[] };
