import type { AddressCandidate } from '@sendahead/shared-contracts/geo/schema';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';

/**
 * A verifier's result. `sure` is false when the verifier could not be reached: the address then counts as
 * valid, so that no booking waits for another server, and the result is not cached.
 */
export type Verification = { valid: boolean; candidates: AddressCandidate[]; sure: boolean };

/** Tells whether a carrier can deliver to an address, and how it should be written. */
export type AddressVerifier = {
  readonly name: string;
  verify(address: ShipPoint): Promise<Verification>;
};
