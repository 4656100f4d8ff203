import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { CarrierMove } from '../../tables.ts';

/** Why an order is carried by another carrier, and when: the incident's sentence, then one for each leg. */
export const carriedByReason = (sentence: string, moves: readonly CarrierMove[]): string => {
  const reason = sentence.trim();
  return [/[.!?]$/.test(reason) ? reason : `${reason}.`, ...moves.map(carried)].join(' ');
};

const carried = ({ leg, to, dropOff }: CarrierMove): string => {
  const bags = leg === 'return' ? 'your return bags' : 'your bags';
  const [pickup, arrival] = [spokenDate(to.pickup_date), spokenDate(to.arrival_date)];
  return dropOff
    ? `Drop off ${bags} with ${to.carrier} on ${pickup}, and they arrive on ${arrival}.`
    : `${to.carrier} picks up ${bags} on ${pickup}, and they arrive on ${arrival}.`;
};
