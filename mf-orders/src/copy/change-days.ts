import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { legLabels } from './change.ts';

export const daysWords = {
  title: 'Change date',
  intro: 'Choose a new date. You see the new arrival day and the cost before you confirm.',
  oneAtATime: 'Change one leg at a time.',
  missing: 'Choose a day.',
  closed: ({ place }: { place: string }) => `${place} is closed that day`,
  /** The day by which the bags of one of several legs, or of the only leg, are needed. */
  neededBy: ({ leg }: { leg: LegName | null }) => `${leg ? `${legLabels[leg]}: ` : ''}You need your bags by`,
  bookedNeed: ({ day }: { day: string }) => `Booked: ${day}`,
  follow: ({ day }: { day: string }) => `Need them by ${day} instead`,
} as const;

interface HandOverWords {
  /** The date of one of several legs, or of the only leg. */
  dayOf(leg: { leg: LegName | null; from: string }): string;
  readonly weekend: string;
  holiday(day: { name: string }): string;
  readonly neededTooEarly: string;
  readonly pickupFirst: string;
}

const wordsOf = (act: { name: string; noDriver: string }): HandOverWords => ({
  dayOf: ({ leg, from }) =>
    `${leg ? `${legLabels[leg]} ${act.name.toLowerCase()}` : act.name} day, from ${from}`,
  weekend: `${act.noDriver} on weekends`,
  holiday: ({ name }) => `${act.noDriver} on ${name}`,
  neededTooEarly: `That’s before the ${act.name.toLowerCase()}`,
  pickupFirst: `Choose another ${act.name.toLowerCase()} day first.`,
});

const pickup = wordsOf({ name: 'Pickup', noDriver: 'Carriers don’t pick up' });
const dropOff = wordsOf({ name: 'Drop-off', noDriver: 'Carriers don’t take drop-offs' });

/** OR-11: a customer who drops the bags off waits for no driver. */
export const handOverWords = (isDropOff: boolean): HandOverWords => (isDropOff ? dropOff : pickup);
