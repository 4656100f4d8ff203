import type { Assistance } from '@sendahead/shared-contracts/page/assistance';
import { slicesOfPage } from '@sendahead/shared-contracts/ship-form/from-page';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { writeShipForm } from '@sendahead/shared-contracts/ship-form/write';
import type { CreditFields } from './gift-cards-and-credits.ts';
import type { CheckoutState } from './state.ts';

/**
 * The shipment form with the current input, the cart, the coupon, the applied credits and the deductions by
 * staff.
 */
export function shipmentForm({
  page,
  coupon,
  credits,
}: Pick<CheckoutState, 'page' | 'coupon' | 'credits'>): ShipmentForm &
  CreditFields &
  Assistance['concessions'] {
  const slices = slicesOfPage({
    points: page.points ?? undefined,
    travelers: page.travelers ?? undefined,
    itinerary: page.itinerary ?? undefined,
    coupon: coupon.applied,
  });
  const concessions = page.assistance?.concessions;
  return {
    ...(page.cart ? { cart_id: page.cart.id } : {}),
    ...writeShipForm(slices),
    ...credits.fields,
    ...concessions,
  };
}

const personal =
  /^(?:[od]_(?:attention_name|label_name|phone|company_name)|t_(?:name|first_name|last_name|email|phone)|misc_info|note|note_type)$/;

/** Identifies what a price depends on: correcting a name or a phone number requests no new price. */
export const priceKey = (form: ShipmentForm): string =>
  JSON.stringify(form, (name, value: unknown) => (personal.test(name) ? undefined : value));
