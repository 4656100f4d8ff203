import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { type Clock, localTime } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { type Reference, readReference } from '../../../platform/database/reference.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type HandOver, handOversOf } from '../../services/public/hand-overs.ts';
import type { PlannedLeg } from '../../services/public/leg.ts';
import { arrivalOf, type LegOffer, offersOfLeg } from '../../services/public/leg-services.ts';
import { type PlannedShipment, planShipment } from '../../services/public/plan-shipment.ts';
import type { Shipment } from '../../services/public/shipment.ts';
import type { TariffBook } from '../../tariff/public/tariff-book.ts';
import { noConcessions } from '../adjustments.ts';
import { type AssembledPrice, assemble } from '../assemble.ts';
import { judgeCode } from '../coupons/cart-coupon.ts';
import { type DateError, dateErrorOf } from '../date-error.ts';
import { type AmendedOrder, findAmended } from './amended-order.ts';
import { type Credits, creditsFor, tenderLines } from './credits.ts';
import {
  adjustment,
  type ChosenLeg,
  deduction,
  insuranceLines,
  pickupLines,
  shippingLines,
  sumLines,
} from './line-items.ts';
import { defaultPriceOptions, type PriceOptions } from './price-options.ts';
import { stillWaived, waivedLines } from './waived-difference.ts';

export type { PricedLeg } from '../assemble.ts';

/** The inputs of a price, other than the server's data. */
export type PriceRequest = {
  form: ShipmentForm;
  brand: string;
  role: Role;
  options?: PriceOptions | undefined;
  /** As it was at the request; read again if absent. */
  reference?: Reference | undefined;
  /** An admin's correction of the cart's price, signed; the amended order's by default. */
  rateCents?: number | null | undefined;
  /** The amended order, if already read; otherwise `options.amends` is used. */
  amended?: AmendedOrder | undefined;
  /** The deduction of a promised price that is still valid (ADR 0106). */
  promisedCents?: Cents | undefined;
};

type PriceOfPlan = Omit<PriceRequest, 'form' | 'brand' | 'reference'>;

/** A price with its full explanation. The lines add up exactly to the total. */
export type Price = AssembledPrice & {
  shipment: Shipment;
  lines: LineItem[];
  /** The amount to pay now; negative only when an amended order costs less than was paid for it. */
  totalCents: Cents;
  /** The new revenue of the order, credits included: the total before they are applied. */
  valueCents: Cents;
  /** The revenue of the amended order; null without one. */
  paidBeforeCents: Cents | null;
  credits: Credits;
  options: PriceOptions;
  /** Legs of the trip without a chosen service; an order requires a service for each leg. */
  openLegs: PlannedLeg['name'][];
  /** Why a day is impossible; null when all days are possible (ER-11). */
  dateError: DateError | null;
};

/**
 * Prices a shipment from the form and the server's data only; a price in the request is never read. Runs
 * inside a transaction when `db` is one. Throws Refusal `malformed`, `line_not_offered`, and those of
 * `pricePlanned`.
 */
export async function priceCart(
  db: Queries,
  clock: Clock,
  { form, brand, reference: found, ...request }: PriceRequest,
): Promise<Price> {
  const reference = found ?? (await readReference(db));
  return pricePlanned(db, clock, await planShipment({ db, clock }, form, brand, reference), request);
}

/**
 * Prices a planned shipment. Deductions in order: coupon, gift cards, ship wallet, wallet, each down to 0
 * (OPEN-37). Throws Refusal `no_service`, `nothing_to_price`, `order_not_found` for an order that may not be
 * amended, or `not_allowed` for a waived fee that this role may not use.
 */
export async function pricePlanned(
  db: Queries,
  clock: Clock,
  { book, brand, shipment, legs }: PlannedShipment,
  {
    role,
    options = defaultPriceOptions,
    rateCents = null,
    amended: found,
    promisedCents = cents(0),
  }: PriceOfPlan,
): Promise<Price> {
  const today = localTime(clock.now(), homeTimeZone).date;
  const { sheet, levels } = book;
  if (shipment.bags.length === 0 || shipment.unsized > 0) throw new Refusal(422, 'nothing_to_price');
  const chosen = legs.flatMap((leg) => serve(leg, offersOfLeg(sheet, levels, leg)));
  if (!chosen[0] || chosen[0].leg !== legs[0]) throw new Refusal(422, 'no_service');
  const roundTrip = chosen.length > 1;
  const chosenLegs = roundTrip ? chosen : chosen.map(oneWay);
  const amended = found ?? (await amendedBy(db, options, role));
  const handOvers = handOversOn(chosenLegs, { book, brand, role, amended });
  const extras = chosenLegs.map(({ leg }) => extrasOf(leg, handOvers.get(leg.name) ?? []));
  const coupon = await judgeCode(db, shipment.coupon, {
    on: today,
    brand,
    // A trip with a return is a round trip even before the return service is chosen.
    roundTrip: legs.filter(({ bags }) => bags.length > 0).length > 1,
    userId: options.ownerId,
    amends: options.amends,
    retail: shipment.coupon === '' ? [] : chosenLegs.map((leg) => shippingLines(sheet, brand, leg, false)),
    extrasCents: sumLines(extras.flat()),
  });
  const correction = rateCents ?? amended?.rateCents ?? null;
  const paid = amended?.paidCents ?? null;
  const assembled = assemble({
    sheet,
    brand,
    role,
    chosenLegs,
    handOvers,
    extras,
    roundTrip,
    coupon,
    options,
    given: amended?.concessions ?? noConcessions,
    agreedClubRate: amended?.clubRatePercent ?? 0,
    rateCents: correction === null ? undefined : cents(correction),
    rateMostPercent: rateCents === null ? (amended?.rateMostPercent ?? null) : options.mostPercent.rate,
  });
  const waivedCents = stillWaived(sumLines(assembled.lines), amended);
  const costs = [...assembled.lines, ...waivedLines(waivedCents)];
  const owed = [
    ...costs,
    ...paidBeforeLines(sumLines(costs), amended),
    ...deduction('held', 'adjustment', 'Price held', 'As quoted to you', promisedCents),
  ];
  const valueCents = sumLines(owed);
  const credits = await creditsFor(db, options, valueCents, today);
  const lines = [...owed, ...tenderLines(credits.tenders)];
  return {
    ...assembled,
    ...(waivedCents > 0 ? { concessions: { ...assembled.concessions, waivedCents } } : {}),
    lines,
    totalCents: sumLines(lines),
    valueCents,
    paidBeforeCents: paid,
    credits,
    options,
    shipment,
    openLegs: openLegs(legs, chosenLegs),
    dateError: dateErrorOf(chosenLegs, handOvers),
  };
}

/**
 * The revenue of an amended order. A voluntary refund by staff must not be refunded a second time when the
 * order becomes cheaper.
 */
function paidBeforeLines(costs: Cents, amended: AmendedOrder | null): LineItem[] {
  if (!amended) return [];
  const { paidCents, refundableCents } = amended;
  const backAlready = cents(Math.max(0, paidCents - costs - refundableCents));
  return [
    ...adjustment('paid-before', 'Already paid', cents(0 - paidCents)),
    ...adjustment('refunded-before', 'Already refunded', backAlready),
  ];
}

const amendedBy = async (db: Queries, { amends, userId }: PriceOptions, role: Role) =>
  amends === null ? null : findAmended(db, amends, { userId, role });

/** The handovers of each leg, with their prices. */
const handOversOn = (
  chosenLegs: readonly ChosenLeg[],
  {
    book,
    brand,
    role,
    amended,
  }: { book: TariffBook; brand: string; role: Role; amended: AmendedOrder | null },
) =>
  new Map(
    chosenLegs.map(({ leg }) => [
      leg.name,
      handOversOf(leg, book.fees, {
        role,
        hourlyBrand: book.hourlyBrands.has(brand),
        keepsWaiver: amended?.waived.includes(leg.name),
      }),
    ]),
  );

const extrasOf = (leg: PlannedLeg, handOvers: readonly HandOver[]): LineItem[] => [
  ...pickupLines(leg, handOvers),
  ...insuranceLines(leg),
];

function serve(leg: PlannedLeg, offers: readonly LegOffer[]): ChosenLeg[] {
  const { pickupDate, serviceLevelId } = leg.choice;
  if (serviceLevelId === null || pickupDate === null || leg.bags.length === 0) return [];
  const offer = offers.find((candidate) => candidate.level.id === serviceLevelId);
  if (!offer) throw new Refusal(422, 'no_service', { fields: [{ path: leg.name, code: 'no_service' }] });
  return [{ leg, offer, pickupDate, arrivalDate: arrivalOf(leg, offer, pickupDate) }];
}

/** A trip without a return service is priced as one-way. */
const oneWay = (chosenLegs: ChosenLeg): ChosenLeg => ({
  ...chosenLegs,
  leg: { ...chosenLegs.leg, roundTrip: false },
});

const openLegs = (legs: readonly PlannedLeg[], chosenLegs: readonly ChosenLeg[]): PlannedLeg['name'][] =>
  legs
    .filter(({ bags, name }) => bags.length > 0 && !chosenLegs.some(({ leg }) => leg.name === name))
    .map((leg) => leg.name);
