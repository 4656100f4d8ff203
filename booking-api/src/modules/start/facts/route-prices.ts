import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { dropOffFeeId } from '@sendahead/shared-contracts/constants';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import { findTypedPlace } from '../../geo/public/find-typed-place.ts';
import type { BoxTrip } from '../price/form.ts';
import { type BoxContext, planLeg, servicesFrom } from '../price/plan-leg.ts';
import { boxItemOf } from '../price/read-trip.ts';
import { defaultItemOf } from './default-item.ts';
import { type TypicalRoute, typicalRoutesOf } from './typical-routes.ts';

export interface RoutePrice extends TypicalRoute {
  readonly totalCents: Cents;
  readonly transitDays: number;
  readonly service: string;
  readonly pickup: CalendarDate;
}

/**
 * The price of one item of the brand's default size on its typical routes: the cheapest service of the next
 * day, dropped off.
 */
export async function priceRoutes(context: BoxContext, brand: Brand): Promise<RoutePrice[]> {
  const item = boxItemOf(brand, { item: defaultItemOf(brand), count: 1 });
  const priced: RoutePrice[] = [];
  for (const route of typicalRoutesOf(brand.slug)) {
    const [from, to] = [
      await findTypedPlace(context.db, route.from, brand.slug),
      await findTypedPlace(context.db, route.to, brand.slug),
    ];
    if (!from || !to) continue;
    const trip: BoxTrip = { from, to, item, outbound: { pickupDate: null, pickupFeeId: dropOffFeeId } };
    const plan = await planLeg(context, trip, 'outbound', dropOffFeeId);
    const day = plan && servicesFrom(plan, plan.leg.earliest).find(({ options }) => options.length > 0);
    const option = day?.options.toSorted((a, b) => a.price_cents - b.price_cents)[0];
    if (!day || !option) continue;
    priced.push({
      ...route,
      totalCents: option.price_cents,
      transitDays: option.transit_days,
      service: serviceTitle(option.carrier, option.service_name, option.transit_days),
      pickup: day.date,
    });
  }
  return priced;
}
