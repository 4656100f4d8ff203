import { dropOffFeeId, sameDayWindowMinHours } from '../constants.ts';
import type { PickupFee, ServiceOption } from './schema.ts';
import { isGround } from './service-levels.ts';

/** The inputs that decide which handovers are offered. */
export interface PickupCircumstances {
  /** The bags are handed over today. */
  readonly today: boolean;
  /** Local hour at the origin, 0 to 23. */
  readonly hour: number;
  readonly hourlyBrand: boolean;
  readonly clubHasPickupCarriers: boolean;
}

/** TL-09: a window that closes within two hours is useless on its day. */
export const closesSoon = (closeHour: number, hour: number): boolean =>
  closeHour - hour <= sameDayWindowMinHours;

const inTime = (fee: PickupFee, { today, hour }: PickupCircumstances): boolean =>
  !fee.sameday || (today && !closesSoon(fee.close_time_hour, hour));

/** TL-10: when a club has its own carriers, only windows of 1 or 9 hours are offered. */
function hoursAllowed(fee: PickupFee, { hourlyBrand, clubHasPickupCarriers }: PickupCircumstances): boolean {
  if (!fee.hourly) return true;
  const hours = fee.close_time_hour - fee.ready_time_hour;
  return hourlyBrand && (!clubHasPickupCarriers || hours === 1 || hours === 9);
}

/** TL-07, TL-09, TL-10: the offered handovers. */
export const offeredPickups = (fees: readonly PickupFee[], circumstances: PickupCircumstances): PickupFee[] =>
  fees.filter((fee) => inTime(fee, circumstances) && hoursAllowed(fee, circumstances));

export const isDropOff = ({ id }: Pick<PickupFee, 'id'>): boolean => id === dropOffFeeId;

/**
 * TL-19, TL-20: whether the carrier needs a day's notice to pick up the service. UPS picks up ground on the
 * same day.
 */
export const needsDaysNotice = ({
  carrier_system_name: carrier,
  service_name: name,
  service_type_system_name: level,
}: ServiceOption): boolean =>
  isGround(level) &&
  carrier !== 'UPS' &&
  !(level === 'DOMESTIC_GROUND' && /^(FEDEX )?EXPRESS SAVER$/i.test(name));
