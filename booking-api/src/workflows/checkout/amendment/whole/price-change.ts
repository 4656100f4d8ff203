import type { OrderChangeWithServices } from '../../../../modules/bookings/public/purpose.ts';
import { findBrandById } from '../../../../modules/catalog/public/store.ts';
import type { Order } from '../../../../modules/orders/public/store.ts';
import { isWholeTrip } from '../../../../modules/orders/public/whole-trip.ts';
import { defaultPriceOptions } from '../../../../modules/pricing/public/price-options.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { contactLabelErrors } from '../../checks/contact-labels.ts';
import { priceShipment } from '../../checks/price-shipment.ts';
import { unknownZips } from '../../checks/unknown-zips.ts';
import type { PricedCart, PricingProblem } from '../../context.ts';
import { roleOf } from '../role-of.ts';
import { changedForm } from './change-form.ts';

/**
 * An order after a change of the whole, by today's tariff and rules, for its owner. Throws Refusal
 * `nothing_to_change`, `club_address_fixed`, `action_not_allowed`.
 */
export async function priceChange(
  trx: Queries,
  clock: Clock,
  order: Order,
  change: OrderChangeWithServices,
): Promise<PricedCart | PricingProblem> {
  const booked = order.shipment.booking?.form;
  const brand = await findBrandById(trx, order.brand_id);
  if (!booked || !brand || !isWholeTrip(order.shipment)) throw new Refusal(409, 'action_not_allowed');
  const form = changedForm(booked, change);
  const fields = [...(await unknownZips(trx, form, booked)), ...contactLabelErrors(form, booked)];
  if (fields.length > 0) return { problem: 'form_incomplete', fields };
  const { id: amends, user_id: owner } = order;
  return priceShipment(trx, clock, {
    form,
    brand: brand.slug,
    role: await roleOf(trx, owner),
    options: { ...defaultPriceOptions, userId: owner, ownerId: owner, amends },
  });
}
