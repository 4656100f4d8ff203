import { easyPostVerifier } from './easypost/adapter.ts';
import type { AddressVerifier } from './port.ts';
import type { AddressSettings } from './settings.ts';

/** The verifiers of an address, in this order: our own tables (`own`), and a carrier's file where one is set. */
export function chooseVerifiers(
  settings: AddressSettings,
  own: AddressVerifier,
  report: (error: unknown) => void,
): AddressVerifier[] {
  return settings.verifier === 'easypost' ? [own, easyPostVerifier(settings, report)] : [own];
}
