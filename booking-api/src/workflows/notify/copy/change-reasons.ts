import {
  type CalendarDate,
  daysBetween,
  spokenDate,
} from '@sendahead/shared-contracts/primitives/calendar-date';

/** A reason with a period at its end, which staff may have left off. */
export const asSentence = (reason: string): string =>
  /[.!?]$/.test(reason.trim()) ? reason.trim() : `${reason.trim()}.`;

/** Bags will arrive after they are needed: by how many days, and the customer's options. */
export function tooLateLines({
  arrival,
  neededBy,
  bags,
  isOne,
}: {
  arrival: CalendarDate | undefined;
  neededBy: CalendarDate | undefined;
  /** As the beginning of a sentence: "Your bags". */
  bags: string;
  isOne: boolean;
}): string[] {
  if (!neededBy || !arrival || arrival <= neededBy) return [];
  const days = daysBetween(neededBy, arrival);
  return [
    `${bags} ${isOne ? 'arrives' : 'arrive'} ${days === 1 ? '1 day' : `${days} days`} after ${spokenDate(neededBy)}, when you need ${isOne ? 'it' : 'them'}.`,
    'You can choose another day or a faster service, or cancel, on your order page.',
  ];
}
