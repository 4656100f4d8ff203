import type { CartSession } from '@sendahead/shared-contracts/carts/schema';
import { slicesOfPage } from '@sendahead/shared-contracts/ship-form/from-page';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { writeTripPlan } from '@sendahead/shared-contracts/ship-form/trip-plan';
import { writeShipForm } from '@sendahead/shared-contracts/ship-form/write';
import { labelName } from '@sendahead/shared-contracts/travelers/label-name';
import type { PageState } from '../page/page-state.ts';

/** The page as the specification's form. */
export const formOfPage = ({ points, travelers, itinerary, quote }: PageState): ShipmentForm => ({
  ...writeShipForm(
    slicesOfPage({
      points,
      travelers,
      itinerary,
      coupon: quote?.price?.coupon_code ?? '',
      giftCard: quote?.giftCards,
    }),
  ),
  ...writeTripPlan(itinerary?.plan),
});

/** Whether there is input that would be annoying to type again: an untouched page opens no cart. */
export function isWorthKeeping(form: ShipmentForm): boolean {
  const ends = [form.o_zip, form.d_zip, form.o_club_id, form.d_club_id, form.o_address, form.d_address];
  const travelers = Object.values(form.traveler ?? {});
  const named = travelers.some(
    ({ t_first_name, t_last_name, t_email }) => t_first_name || t_last_name || t_email,
  );
  const packed = travelers.some((traveler) =>
    Object.values(traveler).some((line) => typeof line === 'object' && Number(line.product_count ?? 0) > 0),
  );
  return ends.some(Boolean) || named || packed;
}

/** EN-05: the saved data of a booking in progress. */
export const cartSessionOf = (page: PageState, form: ShipmentForm): CartSession => ({
  origin_city: page.points?.origin.city ?? form.o_city ?? '',
  origin_state: page.points?.origin.state ?? form.o_state ?? '',
  destination_city: page.points?.destination.city ?? form.d_city ?? '',
  destination_state: page.points?.destination.state ?? form.d_state ?? '',
  travelers: (page.travelers?.travelers ?? []).map((traveler) => `${labelName(traveler)}:${traveler.email}`),
  ship_state: form,
});
