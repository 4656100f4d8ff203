import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { defaultTimeZone } from '../../modules/calendar/public/cut-off.ts';
import { localTime } from '../../platform/clock.ts';
import type { ShippingContext } from './context.ts';

/** The last ship date for which the carrier sells labels today. */
export const lastLabelDay = ({
  clock,
  carriers,
}: Pick<ShippingContext, 'clock' | 'carriers'>): CalendarDate =>
  addDays(localTime(clock.now(), defaultTimeZone).date, carriers.labelDaysAhead);
