import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { addressOf } from '../../bookings/public/carrier-address.ts';
import type { BookedBag, BookingRecord } from '../../bookings/public/draft.ts';
import { bagName } from '../../catalog/public/bag-name.ts';
import type { Price } from '../../pricing/public/price-cart.ts';

/** The declared value of a bag without coverage. */
const undeclaredCents = cents(10_000);
/** Codes with monetary value, and ids of the cart, do not belong in an order. */
const notKept: readonly (keyof ShipmentForm)[] = [
  'cart_id',
  'order_tracking_id',
  'gift-card',
  'more-gift-cards',
];

/** The booking data that an order stores in addition to its receipt. */
export function recordBooking(
  form: ShipmentForm,
  price: Pick<Price, 'shipment' | 'legs' | 'concessions' | 'agreed'>,
  { cruise, session }: Pick<Receipt['legs'][number], 'cruise' | 'session'> = {},
): BookingRecord {
  const { origin, destination, bags } = price.shipment;
  const { concessions, agreed } = price;
  const hasConcessions =
    concessions.compCents > 0 || concessions.surchargesCents > 0 || (concessions.waivedCents ?? 0) > 0;
  const [from, to] = [addressOf(origin, bags), addressOf(destination, bags)];
  return {
    form: Object.fromEntries(
      Object.entries(form).filter(([name]) => !notKept.some((dropped) => dropped === name)),
    ),
    legs: price.legs.map((leg) => ({
      leg: leg.name,
      carrier: leg.carrierSystemName,
      service: leg.systemName,
      from: leg.name === 'outbound' ? from : to,
      to: leg.name === 'outbound' ? to : from,
      dropOff: leg.dropOff,
      shipDate: leg.pickupDate,
      arrivalDate: leg.arrivalDate,
      ...(leg.window ? { window: leg.window } : {}),
      ...(cruise && leg.name === 'outbound' ? { cruise: { ship: cruise.ship, sails: cruise.sails } } : {}),
      ...(session && leg.name === 'outbound' ? { session: session.name } : {}),
    })),
    bags: bags.map((bag) => ({
      traveler: bag.travelerName,
      ...(bag.labelName ? { labelName: bag.labelName } : {}),
      ...(bag.stay ? { stay: bag.stay } : {}),
      ...(bag.moveIn ? { moveIn: bag.moveIn } : {}),
      item: bagName(bag.product),
      line: bag.product.line_key,
      length: bag.product.length,
      width: bag.product.width,
      height: bag.product.height,
      weight: bag.product.weight,
      valueCents: bag.coverCents > 0 ? bag.coverCents : undeclaredCents,
      ...(bag.goes ? {} : { goes: false }),
      returns: bag.returns,
      ...handOverOf(bag.travelerId, price.legs),
      ...(bag.note ? { note: bag.note } : {}),
    })),
    ...(hasConcessions ? { concessions } : {}),
    ...(agreed.clubRatePercent || agreed.rate ? { agreed } : {}),
  };
}

/** MD-03: how a traveler's bags are handed over on legs with several handovers. */
function handOverOf(travelerId: string, legs: Price['legs']): Pick<BookedBag, 'handOver'> {
  const own = legs.flatMap(({ name, handOvers = [] }) =>
    handOvers
      .filter(({ travelerIds }) => travelerIds.includes(travelerId))
      .map(({ dropOff, window }) => [name, { dropOff, window }] as const),
  );
  return own.length > 0 ? { handOver: Object.fromEntries(own) } : {};
}
