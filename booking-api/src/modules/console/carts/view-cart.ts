import type { CartView, ListedCart } from '@sendahead/shared-contracts/console/cart-calls';
import { countryName } from '@sendahead/shared-contracts/geo/country-name';
import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { townLine } from '@sendahead/shared-contracts/geo/town-name';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { carrierName } from '@sendahead/shared-contracts/services/carrier-name';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import { readShipForm } from '@sendahead/shared-contracts/ship-form/read';
import type { ItineraryChoice, LegChoice } from '@sendahead/shared-contracts/ship-form/slices';
import type { Traveler } from '@sendahead/shared-contracts/travelers/slice';
import type { Queries } from '../../../platform/database/database.ts';
import { lastEventOfCart } from '../../accounts/public/audit.ts';
import { findAccount } from '../../accounts/public/store.ts';
import { findCart, type StoredCart } from '../../carts/public/store.ts';
import { itemName } from '../../catalog/public/bag-name.ts';
import { lastPriceOf } from '../../pricing/public/quotes.ts';
import { levelName } from '../../tariff/public/service-names.ts';

/** The entries of a cart, for staff who look at it without taking it over. */
export async function viewCart(db: Queries, listed: ListedCart): Promise<CartView | undefined> {
  const cart = await findCart(db, listed.id);
  if (!cart) return undefined;
  const { points, travelers, itinerary, coupon, giftCard } = readShipForm(cart.session?.ship_state ?? {});
  const [owner, price, legs, people, holder] = await Promise.all([
    cart.userId === null ? undefined : findAccount(db, cart.userId),
    lastPriceOf(db, cart.id),
    legsOf(db, itinerary),
    Promise.all((travelers ?? []).map((traveler) => presentTraveler(db, traveler))),
    holderOf(db, cart),
  ]);
  const [first] = people;
  return {
    cart: listed,
    status: cart.status,
    order_id: cart.status === 'ordered' ? (cart.amends ?? cart.orderId) : null,
    opened_at: cart.createdAt,
    email: owner?.email ?? first?.email ?? '',
    phone: owner?.phone || (first?.phone ?? ''),
    round_trip: itinerary?.tripType === 'round_trip',
    from: points && place(points.origin),
    to: points && place(points.destination),
    legs,
    travelers: people,
    coupon,
    gift_cards: giftCard.split(/\s+/).filter(Boolean).length,
    price: price && {
      at: price.at,
      line_items: price.lines as LineItem[],
      total_cents: cents(price.totalCents),
    },
    holder,
  };
}

function place(point: ShipPoint): CartView['from'] {
  const name = point.companyName || point.club?.name || point.contact;
  const lines = [
    point.contact === name ? '' : point.contact,
    point.address1,
    point.address2,
    townLine(point),
    point.country === 'US' || point.zip === '' ? '' : countryName(point.country),
  ].filter((line) => line !== '');
  return name === '' && lines.length === 0 ? null : { name, lines, phone: point.phone };
}

async function legsOf(db: Queries, itinerary: ItineraryChoice | null): Promise<CartView['legs']> {
  if (itinerary === null) return [];
  const { outbound, return: back } = itinerary;
  return Promise.all([
    presentLeg(db, 'outbound', outbound),
    ...(back ? [presentLeg(db, 'return', back)] : []),
  ]);
}

async function presentLeg(
  db: Queries,
  leg: CartView['legs'][number]['leg'],
  { pickupDate, arrivalDate, carrier, serviceLevelId }: LegChoice,
): Promise<CartView['legs'][number]> {
  const name = serviceLevelId === null ? undefined : await levelName(db, serviceLevelId);
  return {
    leg,
    pickup_date: pickupDate ?? '',
    arrival_date: arrivalDate ?? '',
    service: name === undefined ? '' : serviceTitle(carrierName(carrier), name),
  };
}

async function presentTraveler(
  db: Queries,
  { firstName, lastName, email, phone, lines }: Traveler,
): Promise<CartView['travelers'][number]> {
  const rows = lines.flatMap((line) => line.rows).filter(({ size }) => size !== '');
  return {
    name: `${firstName} ${lastName}`.trim(),
    email,
    phone,
    bags: await Promise.all(
      rows.map(async ({ size, insuranceCents, note }) => ({
        item: await itemName(db, size),
        cover_cents: insuranceCents,
        note: note?.comment ?? '',
      })),
    ),
  };
}

async function holderOf(db: Queries, { id, heldBy }: StoredCart): Promise<CartView['holder']> {
  const holder = heldBy === null ? undefined : await findAccount(db, heldBy);
  if (!holder) return null;
  const takeover = await lastEventOfCart(db, id, ['staff.took_cart_over', 'staff.booked_for']);
  return {
    name: `${holder.firstName} ${holder.lastName}`.trim() || holder.email,
    since: takeover?.userId === heldBy ? takeover.at : null,
  };
}
