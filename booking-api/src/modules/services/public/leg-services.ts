import { defaultCarrier } from '@sendahead/shared-contracts/constants';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { addCents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { ServiceOption, StoppedService } from '@sendahead/shared-contracts/services/schema';
import { displayServiceName } from '@sendahead/shared-contracts/services/service-levels';
import { closedSeason } from '../../calendar/public/closed-season.ts';
import { deliveryDay, nextWorkingDay } from '../../calendar/public/working-days.ts';
import { type BagPrice, type ChargeBasis, chargeBasisOf, priceBag } from '../../tariff/public/bag-price.ts';
import { isCarried } from '../../tariff/public/billable.ts';
import { type ClubContract, contractFor } from '../../tariff/public/contract-price.ts';
import type { Lane } from '../../tariff/public/lane.ts';
import { type Offer, offersOn } from '../../tariff/public/offers.ts';
import type { RateSheet } from '../../tariff/public/rate-sheet.ts';
import type { ServiceLevel } from '../../tariff/public/store.ts';
import { closedSeasonText } from '../copy/closed-season.ts';
import type { PlannedLeg } from './leg.ts';
import type { PlannedBag } from './shipment.ts';
import { asStopped, stopOf } from './stopped.ts';

/** A service level that is sold on a leg: by the leg's carrier, with its days. */
export type LegOffer = Offer & {
  level: ServiceLevel;
  /** The promotional prices of its bags, by their inputs, cached: identical bags cost the same. */
  prices: Map<string, BagPrice>;
};

/**
 * The services of a leg by its chosen carrier. Empty when a bag is too large, or when the carrier does not
 * pick up at the club.
 */
export function offersOfLeg(sheet: RateSheet, levels: readonly ServiceLevel[], leg: PlannedLeg): LegOffer[] {
  const carrier = carrierOf(leg);
  return collects(leg, carrier) ? offersBy(sheet, levels, leg, carrier) : [];
}

/** Whether another carrier serves a leg that its own does not: its services are limited, not none. */
export const isServedByAnother = (
  sheet: RateSheet,
  levels: readonly ServiceLevel[],
  leg: PlannedLeg,
): boolean =>
  [...new Set(levels.map((level) => level.carrier))].some(
    (carrier) => collects(leg, carrier) && offersBy(sheet, levels, leg, carrier).length > 0,
  );

const carrierOf = (leg: PlannedLeg): string =>
  leg.choice.carrier ||
  (collects(leg, defaultCarrier) ? defaultCarrier : (leg.pickupSite.carriers[0] ?? defaultCarrier));

/** At a club only its own carriers or its courier's pick up; any carrier accepts dropped-off bags. */
const collects = ({ dropOff, pickupSite }: PlannedLeg, carrier: string): boolean =>
  dropOff ||
  pickupSite.place === 'other' ||
  pickupSite.carriers.length === 0 ||
  pickupSite.carriers.includes(carrier);

function offersBy(
  sheet: RateSheet,
  levels: readonly ServiceLevel[],
  { lane, bags }: PlannedLeg,
  carrier: string,
): LegOffer[] {
  if (!lane || bags.some((bag) => !isCarried(sheet, bag.product))) return [];
  return offersOn(sheet, lane).flatMap((offer) => {
    const level = levels.find(
      (candidate) =>
        candidate.carrier === carrier &&
        candidate.system_name === offer.service.systemName &&
        isUsedOn(candidate, lane),
    );
    return level ? [{ ...offer, level, prices: new Map() }] : [];
  });
}

/** Whether a carrier's product keeps its delivery promise on this lane. */
const isUsedOn = (level: ServiceLevel, { special, rate }: Lane): boolean =>
  (level.special_zones === null || level.special_zones === special) &&
  (level.ground_days_from === null || rate.groundDays >= level.ground_days_from) &&
  (level.ground_days_to === null || rate.groundDays <= level.ground_days_to);

/** Price of one bag by one service, with promotion and round-trip benefit, or retail. */
export function bagPrice(
  sheet: RateSheet,
  brand: string,
  leg: PlannedLeg,
  offer: LegOffer,
  bag: PlannedBag,
  promotional: boolean,
): BagPrice {
  if (!leg.lane) throw new RangeError('a leg without a lane has no price');
  const bagToPrice = {
    bag: bag.product,
    line: bag.product.line_key,
    brand,
    lane: leg.lane,
    service: offer.service,
    roundTripBenefit: promotional && hasRoundTripBenefit(leg, bag),
    promotional,
    delivery: leg.delivery,
    contract: contractOf(leg, brand, offer, bag),
  };
  return priceBag(sheet, bagToPrice, chargeBasisOn(sheet, leg, bag));
}

/** The contract price of a club at an end of the leg for this bag, this carrier and the pickup day. */
function contractOf(
  { contracts, choice }: PlannedLeg,
  brand: string,
  { level }: LegOffer,
  { product }: PlannedBag,
): ClubContract | undefined {
  if (contracts.length === 0 || !choice.pickupDate) return undefined;
  return contractFor(contracts, {
    brand,
    line: product.line_key,
    carrier: level.carrier,
    day: choice.pickupDate,
  });
}

/** A bag that travels both legs of a round trip has the benefit. */
export const hasRoundTripBenefit = (leg: PlannedLeg, { goes, returns }: PlannedBag): boolean =>
  leg.roundTrip && goes && returns;

function chargeBasisOn(sheet: RateSheet, leg: PlannedLeg, { product }: PlannedBag): ChargeBasis {
  const basis = leg.chargeBases.get(product.id) ?? chargeBasisOf(sheet, product, leg.delivery);
  leg.chargeBases.set(product.id, basis);
  return basis;
}

/** The day of arrival; for a place that is closed for a season, the day on which the carrier comes. */
export function arrivalOf(leg: PlannedLeg, offer: Offer, pickupDate: CalendarDate): CalendarDate {
  const delivered = deliveryDay(pickupDate, offer.transitDays, leg.destinationCalendar);
  return seasonOn(leg, delivered) === null
    ? nextWorkingDay(delivered, 'delivery', leg.destinationCalendar, leg.destinationClosed)
    : delivered;
}

const seasonOn = ({ destinationCalendar, destinationClosed }: PlannedLeg, delivered: CalendarDate) =>
  closedSeason(delivered, destinationCalendar, destinationClosed);

/**
 * SV-16: why an offer is not sold on the leg's chosen day: the sentence of an incident, or of a destination
 * that is closed for a season; null when it is sold.
 */
export function stopOfOffer(leg: PlannedLeg, offer: LegOffer, pickupDate: CalendarDate): string | null {
  const arrivalDate = arrivalOf(leg, offer, pickupDate);
  const incident = stopOf(leg.stops, offer.level, { pickupDate, arrivalDate });
  if (incident !== null) return incident;
  const season = seasonOn(leg, arrivalDate);
  return season && closedSeasonText(leg.destinationName, season, pickupDate);
}

/** The offers that are not sold on the leg's chosen day. */
export function stoppedServices(leg: PlannedLeg, offers: readonly LegOffer[]): StoppedService[] {
  const { pickupDate } = leg.choice;
  if (!pickupDate) return [];
  return offers.flatMap((offer) => {
    const message = stopOfOffer(leg, offer, pickupDate);
    return message === null ? [] : [asStopped(offer.level, message)];
  });
}

/**
 * EN-17: the options of a leg for some of its bags, soonest last; empty when there are no bags. Options that
 * an incident or a closed season stops are left out.
 */
export function serviceOptions(
  sheet: RateSheet,
  brand: string,
  leg: PlannedLeg,
  offers: readonly LegOffer[],
  bags: readonly PlannedBag[],
): ServiceOption[] {
  const { pickupDate } = leg.choice;
  if (!pickupDate || bags.length === 0) return [];
  const sold = offers.filter((offer) => stopOfOffer(leg, offer, pickupDate) === null);
  return sold.map((offer) => {
    let total = cents(0);
    let retail = cents(0);
    for (const bag of bags) {
      const price = promotionalPrice(sheet, brand, leg, offer, bag);
      total = addCents(total, price.totalCents);
      retail = addCents(retail, price.retailCents);
    }
    return {
      carrier_service_level_id: offer.level.id,
      service_type_name: displayServiceName(offer.level.name),
      service_type_system_name: offer.level.system_name,
      service_name: offer.level.name,
      carrier: offer.level.carrier_label,
      carrier_system_name: offer.level.carrier,
      arrival_date: arrivalOf(leg, offer, pickupDate),
      transit_days: offer.transitDays,
      price_cents: total,
      alternate_price_cents: retail === total ? null : retail,
      hybrid: offer.level.hybrid,
    };
  });
}

function promotionalPrice(
  sheet: RateSheet,
  brand: string,
  leg: PlannedLeg,
  offer: LegOffer,
  bag: PlannedBag,
): BagPrice {
  const alike = `${bag.product.id} ${hasRoundTripBenefit(leg, bag)}`;
  const price = offer.prices.get(alike) ?? bagPrice(sheet, brand, leg, offer, bag, true);
  offer.prices.set(alike, price);
  return price;
}
