import { DateTime } from 'luxon';
import type { Clock } from '../../platform/clock.ts';
import { businessZone } from './business-zone.ts';

/** The day that it is where the business is, `YYYY-MM-DD`. */
export const businessDay = (clock: Clock): string =>
  DateTime.fromMillis(clock.now(), { zone: businessZone }).toFormat('yyyy-MM-dd');
