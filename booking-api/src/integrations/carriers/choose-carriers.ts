import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { CarrierPort } from './port.ts';
import { sandboxCarrier } from './sandbox/adapter.ts';
import type { CarrierSettings } from './settings.ts';

/** Who carries the bags. */
export function chooseCarriers(settings: CarrierSettings, db: Database, clock: Clock): CarrierPort {
  if (settings.provider === 'sandbox') return sandboxCarrier(db, clock);
  throw new Error('not yet');
}
