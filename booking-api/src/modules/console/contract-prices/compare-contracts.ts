import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import type { ContractTrip } from '@sendahead/shared-contracts/console/contract-price-calls';
import {
  addDays,
  type CalendarDate,
  isWeekend,
  weekdayOf,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ServiceOption } from '@sendahead/shared-contracts/services/schema';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import { type Clock, localTime } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { type Reference, readReference } from '../../../platform/database/reference.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { offersOfLeg, serviceOptions } from '../../services/public/leg-services.ts';
import { planShipment } from '../../services/public/plan-shipment.ts';
import type { ContractPrice } from '../../tariff/public/contract-price.ts';
import { loadTariffBook, type TariffBook } from '../../tariff/public/tariff-book.ts';
import type { ClubTrip } from './club-trips.ts';

/** How many days ahead every service is sold. */
const ahead = 7;
const tuesday = 2;

/**
 * A pickup day on which a contract applies: a Tuesday a week ahead, or the first working day of a short
 * contract.
 */
export function sampleDay(today: CalendarDate, first: CalendarDate, last: CalendarDate | null): CalendarDate {
  let day = addDays(today, ahead);
  if (first > day) day = first;
  while (weekdayOf(day) !== tuesday) day = addDays(day, 1);
  if (last === null || day <= last) return day;
  day = first > today ? first : addDays(today, 1);
  while (isWeekend(day) && day < last) day = addDays(day, 1);
  return day;
}

/**
 * Trip prices of a club under its contracts and under others: shipping one bag by today's cheapest service.
 * Trips that are not sold are left out. Writes nothing.
 */
export async function compareContracts(
  { db, clock }: { db: Queries; clock: Clock },
  trips: readonly ClubTrip[],
  { clubId, proposed, day }: { clubId: number; proposed: readonly ContractPrice[]; day: CalendarDate },
): Promise<ContractTrip[]> {
  const reference = await readReference(db);
  const live = await loadTariffBook(db, reference, localTime(clock.now(), homeTimeZone).date);
  const changed: TariffBook = { ...live, contracts: new Map(live.contracts).set(clubId, proposed) };
  const at = { db, clock: clockFor(clock, day), reference };
  const compared: ContractTrip[] = [];
  for (const trip of trips) {
    const [least] = (await optionsOf(at, trip, live)).toSorted((a, b) => a.price_cents - b.price_cents);
    const then = (await optionsOf(at, trip, changed)).find(
      (option) => option.carrier_service_level_id === least?.carrier_service_level_id,
    );
    if (least && then)
      compared.push({
        direction: trip.direction,
        home: trip.home,
        item: trip.item,
        service: serviceTitle(least.carrier, least.service_name, least.transit_days),
        today_cents: least.price_cents,
        contract_cents: then.price_cents,
      });
  }
  return compared;
}

/** A distant day is priced from a week before it, because nothing is sold too far ahead. */
function clockFor(clock: Clock, day: CalendarDate): Clock {
  const soon = `${addDays(day, -ahead)}T15:00:00.000Z`;
  return Date.parse(soon) > clock.now() ? { now: () => Date.parse(soon), instant: () => soon } : clock;
}

async function optionsOf(
  { db, clock, reference }: { db: Queries; clock: Clock; reference: Reference },
  { brand, form }: ClubTrip,
  book: TariffBook,
): Promise<ServiceOption[]> {
  try {
    const { legs } = await planShipment({ db, clock, book }, form, brand, reference);
    const [leg] = legs;
    return leg
      ? serviceOptions(book.sheet, brand, leg, offersOfLeg(book.sheet, book.levels, leg), leg.bags)
      : [];
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}
