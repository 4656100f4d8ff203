import EasyPostClient from '@easypost/api';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import type { AddressVerifier, Verification } from '../port.ts';

export type EasyPostSettings = { apiKey: string; url: string | undefined; timeoutMs: number };

/** Settings of each request of the SDK. */
type Request = { timeout(limit: { deadline: number }): Request; redirects(most: number): Request };

type Answer = {
  city?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
  verifications?: { delivery?: { success?: boolean | undefined } | undefined } | undefined;
};

/**
 * Checks addresses against a carrier's own file; `report` receives every failure to ask, never an address.
 */
export function easyPostVerifier(
  settings: EasyPostSettings,
  report: (error: unknown) => void,
): AddressVerifier {
  const client = new EasyPostClient(settings.apiKey, {
    // The SDK does not apply its own timeout to its requests; redirects could lead anywhere.
    requestMiddleware: (request: Request) => request.timeout({ deadline: settings.timeoutMs }).redirects(0),
    ...(settings.url ? { baseUrl: settings.url } : {}),
  });
  return {
    name: 'easypost',
    async verify(address) {
      try {
        return read(address, await client.Address.create({ ...write(address), verify: true }));
      } catch (error) {
        report(error);
        return { valid: true, candidates: [], sure: false };
      }
    },
  };
}

const write = (address: ShipPoint) => ({
  street1: address.address1,
  street2: address.address2,
  city: address.city,
  state: address.state,
  zip: address.zip,
  country: address.country,
});

/** An address that is correct as written is valid; a corrected one is returned as a candidate. */
function read(address: ShipPoint, answer: Answer): Verification {
  const delivery = answer.verifications?.delivery;
  if (!delivery) return { valid: true, candidates: [], sure: false };
  if (delivery.success !== true) return { valid: false, candidates: [], sure: true };
  const found = {
    zip: answer.zip ?? address.zip,
    city: answer.city ?? address.city,
    state: answer.state ?? address.state,
  };
  const same =
    plain(found.city) === plain(address.city) &&
    plain(found.state) === plain(address.state) &&
    found.zip.slice(0, 5) === address.zip.trim().slice(0, 5);
  return { valid: same, candidates: same ? [] : [found], sure: true };
}

const plain = (text: string): string => text.trim().toLowerCase();
