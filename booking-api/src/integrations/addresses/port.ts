import type { AddressCandidate } from '@sendahead/shared-contracts/geo/schema';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';

/**
 * What a verifier says of an address. `sure` is false when it could not be asked: then the address counts as valid, a
 * booking does not wait for somebody else's server, and the answer is not kept.
 */
export type Verification = { valid: boolean; candidates: AddressCandidate[]; sure: boolean };

/** Tells whether a carrier can deliver to an address, and how it should be written. */
export type AddressVerifier = {
  readonly name: string;
  verify(address: ShipPoint): Promise<Verification>;
};
