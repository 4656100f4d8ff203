import type { Database } from '../../platform/database.ts';
import { easyPostVerifier } from './easypost/adapter.ts';
import { gazetteerVerifier } from '../../modules/geo/gazetteer.ts';
import type { AddressVerifier } from './port.ts';
import type { AddressSettings } from './settings.ts';

/** Who is asked about an address, in this order: our own tables, and a carrier's file where one is set. */
export function chooseVerifiers(
  settings: AddressSettings,
  db: Database,
  report: (error: unknown) => void,
): AddressVerifier[] {
  const own = gazetteerVerifier(db);
  return settings.verifier === 'easypost' ? [own, easyPostVerifier(settings, report)] : [own];
}
