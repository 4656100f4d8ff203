import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ServiceOption, StoppedService } from '@sendahead/shared-contracts/services/schema';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { readTripPlan } from '@sendahead/shared-contracts/ship-form/trip-plan';

/** A club that pays for a cart, and the day by which the bags must arrive; null when they leave the club. */
export type PayingClub = { name: string; arriveBy: CalendarDate | null };

/** The club of a cart with the day of its form. */
export function payingClub(club: { id: number; name: string }, form: ShipmentForm): PayingClub {
  const goesThere = form.destination === 'club' && String(form.d_club_id) === String(club.id);
  return { name: club.name, arriveBy: (goesThere && readTripPlan(form).arriveBy) || null };
}

/** CO-82: the services that a club pays for: those in time, and of these the cheapest. */
export function paidServices(
  services: readonly ServiceOption[],
  { arriveBy }: Pick<PayingClub, 'arriveBy'>,
): ServiceOption[] {
  const inTime = services.filter(({ arrival_date }) => arriveBy === null || arrival_date <= arriveBy);
  const least = Math.min(...inTime.map(({ price_cents }) => price_cents));
  return inTime.filter(({ price_cents }) => price_cents === least);
}

/** The other services, and why they are not offered. */
export const unpaidServices = (services: readonly ServiceOption[], club: PayingClub): StoppedService[] => {
  const paid = paidServices(services, club);
  return services
    .filter((service) => !paid.includes(service))
    .map(({ carrier, service_name }) => ({
      carrier,
      service_name,
      message: `${club.name} pays for the lowest-priced service that is in time.`,
    }));
};
