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

/** An address that a provider knows, checked and bounded: plain text in every field; only the state may be empty. */
export type FoundAddress = { street: string; city: string; state: string; zip: string; country: string };

/** Knows streets and houses beyond our own tables, for the text typed so far. */
export type AddressSuggester = {
  /** Addresses of one country, best first. Rejects with `SuggesterFailed` when there is no usable answer. */
  suggest(term: string, country: string): Promise<FoundAddress[]>;
};

/**
 * There is no usable answer. `reason` is one of our words or a status; it contains nothing that was typed or
 * sent, and no key.
 */
export class SuggesterFailed extends Error {
  override readonly name = 'SuggesterFailed';
  /** Milliseconds that the provider asked us to pause. */
  readonly restMs: number;

  constructor(reason: string, restMs = 0) {
    super(`no suggestions of addresses: ${reason}`);
    this.restMs = restMs;
  }
}
