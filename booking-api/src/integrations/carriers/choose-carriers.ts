import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { easyPostCarriers } from './easypost/adapter.ts';
import type { CarrierPort } from './port.ts';
import { sandboxCarrier } from './sandbox/adapter.ts';
import type { CarrierSettings } from './settings.ts';

/** The carrier of the bags. */
export const chooseCarriers = (settings: CarrierSettings, db: Database, clock: Clock): CarrierPort =>
  settings.provider === 'easypost' ? easyPostCarriers(settings) : sandboxCarrier(db, clock);
