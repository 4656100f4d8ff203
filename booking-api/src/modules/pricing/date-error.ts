import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { HandOver } from '../services/public/hand-overs.ts';
import { stopOfOffer } from '../services/public/leg-services.ts';
import { isWindowOver } from '../services/public/pickup-fees.ts';
import type { ChosenLeg } from './public/line-items.ts';

/**
 * Why a day is impossible: the code that refuses an order, and the words of the price (ER-11). When an
 * incident stops it, the page requests services and price again, and both show the incident's sentence.
 */
export type DateError = {
  problem: 'pickup_time_over' | 'same_day_delivery_over' | 'recalc';
  message: string;
};

/**
 * ER-23: bags picked up today cannot arrive on this day, because the carriers are just back from their
 * holiday.
 */
const afterHoliday = '-12-26';
const sameDayRefused =
  'Same day pickup with delivery of Dec 26 is not available, please change either the pickup date or arrival date.';

/** The first problem with a trip's days; null without one. */
export function dateErrorOf(
  chosenLegs: readonly ChosenLeg[],
  handOvers: ReadonlyMap<string, readonly HandOver[]>,
): DateError | null {
  const [stopped] = chosenLegs.flatMap(
    ({ leg, offer, pickupDate }) => stopOfOffer(leg, offer, pickupDate) ?? [],
  );
  if (stopped !== undefined) return { problem: 'recalc', message: stopped };
  const over = overOf(chosenLegs, handOvers);
  if (over !== null) return { problem: 'pickup_time_over', message: over };
  return chosenLegs.some(isLate) ? { problem: 'same_day_delivery_over', message: sameDayRefused } : null;
}

const isLate = ({ leg, pickupDate, arrivalDate }: ChosenLeg): boolean =>
  !leg.dropOff && pickupDate === leg.pickupSite.today && arrivalDate.endsWith(afterHoliday);

function overOf(
  chosenLegs: readonly ChosenLeg[],
  handOvers: ReadonlyMap<string, readonly HandOver[]>,
): string | null {
  const [late] = chosenLegs.flatMap(({ leg }) =>
    (handOvers.get(leg.name) ?? []).filter(
      // When a day is too late for every pickup, the answer also names the next day.
      ({ fee }) => isWindowOver(leg, fee) && (fee.sameday || leg.dateFits),
    ),
  );
  if (late) return `It’s too late for ${late.fee.title} today.`;
  const wrong = chosenLegs.find(({ leg }) => !leg.dateFits);
  if (wrong) {
    const what = wrong.leg.dropOff ? 'You can’t drop off bags' : 'There’s no pickup';
    return `${what} on ${spokenDate(wrong.pickupDate)}. The next possible day is ${spokenDate(wrong.leg.firstDay)}.`;
  }
  const [outbound, back] = chosenLegs;
  if (!outbound || !back || back.pickupDate > outbound.arrivalDate) return null;
  return `Choose a return pickup after ${spokenDate(outbound.arrivalDate)}, when your bags arrive.`;
}
