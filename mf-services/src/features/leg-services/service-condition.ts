import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { isFarAhead } from '@sendahead/shared-contracts/services/camp-session';
import type { ServiceOption } from '@sendahead/shared-contracts/services/schema';
import { firstMoveIn } from '@sendahead/shared-contracts/travelers/move-in';
import { afterMoveInText, beforeMoveInText, farAheadText } from '../../copy/service-condition.ts';
import { servicesWords } from '../../copy/services.ts';
import { campSession } from '../../state/camp-session.ts';
import { isTooSoonFor } from '../../state/same-day-alert.ts';
import type { ItineraryState } from '../../state/state.ts';

export const isTooSoon = (state: ItineraryState, leg: LegName, item: ServiceOption): boolean =>
  leg === 'outbound' && isTooSoonFor(state, item);

/** TL-19, SV-15, SV-17, TR-25: what a person has to know before choosing a service; undefined if nothing. */
export function conditionOf(state: ItineraryState, leg: LegName, item: ServiceOption): string | undefined {
  if (leg === 'return') return undefined;
  if (isTooSoon(state, leg, item)) return servicesWords.needsNotice;
  const { arrival_date: day } = item;
  const [session, moveIn] = [campSession(state), firstMoveIn(state.travelers?.travelers ?? [])];
  if (session && isFarAhead(session, day)) return farAheadText(session, day);
  if (moveIn === null) return undefined;
  if (isFarAhead({ starts_on: moveIn }, day)) return beforeMoveInText(moveIn, day);
  return day > moveIn ? afterMoveInText(moveIn, day) : undefined;
}
