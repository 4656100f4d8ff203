import type { StoredCart } from '../../../../modules/carts/public/store.ts';
import { type FacilityRow, findFacility } from '../../../../modules/clubs/public/store.ts';
import { type PaidByClub, paidByClub } from '../../../../modules/group-events/public/booking-of-person.ts';
import { shipmentFormOf } from '../../../../modules/pricing/public/shipment-form.ts';
import { offersOfLeg, serviceOptions } from '../../../../modules/services/public/leg-services.ts';
import { type PlannedShipment, planShipment } from '../../../../modules/services/public/plan-shipment.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { readReference } from '../../../../platform/database/reference.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { Checkout } from '../../context.ts';

/**
 * CO-70: whether the club pays for this cart, as its group event prepared it. A family adds its own end and
 * chooses a day of the event; the club pays for no other changes. Throws Refusal 422 `club_pays_as_prepared`.
 */
export async function isPaidByClub(
  { db, clock }: { db: Queries; clock: Clock },
  cart: StoredCart,
  { form, purpose }: Pick<Checkout, 'form' | 'purpose'>,
  clubId: number,
): Promise<boolean> {
  if (purpose.kind !== 'new' || cart.paidByClubId !== clubId) return false;
  const paid = await paidByClub({ db, clock }, cart);
  const planned = await planShipment(
    { db, clock },
    shipmentFormOf(form),
    cart.brandSlug,
    await readReference(db),
  );
  const club = await findFacility(db, clubId);
  if (!club || !paid || !isAsPrepared(planned, paid, club)) throw new Refusal(422, 'club_pays_as_prepared');
  return true;
}

/** The prepared number of bags of the size, one way, within the club's country, without paid coverage. */
function isAsPrepared(planned: PlannedShipment, paid: PaidByClub, club: FacilityRow): boolean {
  const { origin, destination, bags, itinerary } = planned.shipment;
  const [atClub, home] = paid.direction === 'from_club' ? [origin, destination] : [destination, origin];
  return (
    itinerary.tripType === 'one_way' &&
    atClub.club?.id === club.id &&
    // The form determines the label's text.
    atClub.address1.trim().toLowerCase() === club.address_1.trim().toLowerCase() &&
    atClub.zip.trim().startsWith(club.zip) &&
    home.country === club.country &&
    bags.length === paid.bags &&
    bags.every(({ product, coverPriceCents }) => product.id === paid.size && coverPriceCents === 0) &&
    isLeastService(planned, paid)
  );
}

/** On a day of the event, or in time for its last one, by the cheapest service then. */
function isLeastService({ book, brand, legs }: PlannedShipment, paid: PaidByClub): boolean {
  const [leg] = legs;
  const day = leg?.choice.pickupDate;
  if (!leg || !day) return false;
  if (paid.direction === 'from_club' && (day < paid.firstDay || day > paid.lastDay)) return false;
  const inTime = serviceOptions(
    book.sheet,
    brand,
    leg,
    offersOfLeg(book.sheet, book.levels, leg),
    leg.bags,
  ).filter(({ arrival_date }) => paid.direction === 'from_club' || arrival_date <= paid.lastDay);
  const least = Math.min(...inTime.map(({ price_cents }) => price_cents));
  return inTime.some(
    ({ carrier_service_level_id: id, price_cents }) =>
      id === leg.choice.serviceLevelId && price_cents === least,
  );
}
