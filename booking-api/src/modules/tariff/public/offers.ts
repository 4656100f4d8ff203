import type { Lane } from './lane.ts';
import type { RateSheet, ServiceRate } from './rate-sheet.ts';

/** A service that is sold on a lane, with its business days. */
export type Offer = { service: ServiceRate; transitDays: number };

/**
 * The offers on a lane, fastest last. A service that is neither faster nor cheaper than another is left out.
 */
export function offersOn(sheet: RateSheet, lane: Lane): Offer[] {
  const extra = lane.crossBorder ? sheet.crossBorderDays : 0;
  const ground = lane.rate.groundDays;
  const sold = sheet.services
    .filter((service) => (service.scope ?? 'domestic') === lane.scope)
    .filter((service) => !lane.special || service.specialZones)
    .map((service) => ({ service, transitDays: daysOf(service, ground) + extra }))
    .filter(
      ({ service, transitDays }) =>
        service.days === 'ground' || (transitDays < ground + extra && transitDays > extra),
    );
  return sold.filter((offer) => !sold.some((other) => beats(other, offer)));
}

function daysOf({ days }: ServiceRate, ground: number): number {
  if (typeof days === 'number') return days;
  return ground - Number(days.split('-')[1] ?? 0);
}

const beats = (a: Offer, b: Offer): boolean =>
  a !== b &&
  a.transitDays <= b.transitDays &&
  a.service.multiplierPercent <= b.service.multiplierPercent &&
  (a.transitDays < b.transitDays || a.service.multiplierPercent < b.service.multiplierPercent);
