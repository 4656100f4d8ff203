import { type CalendarDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { dayNoteWords } from '../copy/days.ts';
import type { Offer, TripAnswer } from './answer.ts';
import type { ReturnOffer } from './price-return.ts';
import type { BoxFields } from './trip.ts';

type Dated = Pick<Offer, 'arrival'> & {
  readonly roundTrip: Pick<ReturnOffer, 'pickup' | 'earlier'> | null;
};

/** A note, and the return days that it offers, the earlier one first. */
export interface DayNote {
  readonly text: string;
  readonly offers?: { readonly earlier: CalendarDate; readonly later: CalendarDate };
}

const sortedDays = (days: readonly CalendarDate[]): CalendarDate[] => [...new Set(days)].toSorted();

/** For a day without deliveries: the day that was searched instead, and when the found services arrive. */
function noteOfArrival(
  by: CalendarDate,
  { offers, wanted, inTime }: { offers: readonly Dated[]; wanted: CalendarDate | null; inTime: boolean },
): string | null {
  if (wanted === null || wanted === by) return null;
  const looked = dayNoteWords.lookedFor({ wanted: spokenDate(by), day: spokenDate(wanted) });
  const days = sortedDays(offers.map(({ arrival }) => arrival));
  const [first, last] = [days.at(0), days.at(-1)];
  if (!inTime || !first || !last) return looked;
  const arrive =
    first === last
      ? dayNoteWords.allArrive({ count: offers.length, day: spokenDate(first) })
      : dayNoteWords.arriveBetween({ first: spokenDate(first), last: spokenDate(last) });
  return `${looked} ${arrive}`;
}

/** For a return that begins later than the entered day. */
function noteOfReturn(back: CalendarDate, offers: readonly Dated[]): DayNote | null {
  const returns = offers.flatMap(({ arrival, roundTrip }) =>
    roundTrip ? [{ arrival, pickup: roundTrip.pickup, earlier: roundTrip.earlier }] : [],
  );
  const moved = returns.filter(({ pickup }) => pickup > back);
  const requestedDay = spokenDate(back);
  const closed = moved.filter(({ arrival }) => arrival < back);
  const [first] = sortedDays((closed.length > 0 ? closed : moved).map(({ pickup }) => pickup));
  if (!first) return null;
  const day = spokenDate(first);
  if (closed.length > 0) {
    // The days on which every service can be picked up.
    const [earlier] = closed.every((one) => one.earlier !== null)
      ? sortedDays(closed.flatMap((one) => one.earlier ?? [])).toReversed()
      : [];
    return earlier
      ? {
          text: dayNoteWords.noPickupBetween({ wanted: requestedDay, day }),
          offers: { earlier, later: first },
        }
      : { text: dayNoteWords.noPickup({ wanted: requestedDay, day }) };
  }
  return {
    text:
      moved.length === returns.length
        ? dayNoteWords.arriveTooLate({ wanted: requestedDay, day })
        : dayNoteWords.someTooLate({ wanted: requestedDay }),
  };
}

/** AD-38: the later day on which every return begins; null without one. The Return field shows it. */
export function movedReturn(back: CalendarDate | null, answer: TripAnswer | undefined): CalendarDate | null {
  if (back === null || answer?.is !== 'offers') return null;
  const days = sortedDays(answer.offers.flatMap(({ roundTrip }) => roundTrip?.pickup ?? []));
  const [day] = days;
  return day && days.length === 1 && day > back ? day : null;
}

/** Notes for the visitor on how the entered days were adjusted. */
export function notesOfDays(
  { by, back }: Pick<BoxFields, 'by' | 'back'>,
  answer: TripAnswer | undefined,
): DayNote[] {
  if (answer?.is !== 'offers') return [];
  const { offers } = answer;
  const arrival = by === null ? null : noteOfArrival(by, answer);
  return [
    arrival === null ? null : { text: arrival },
    back === null ? null : noteOfReturn(back, offers),
  ].filter((note) => note !== null);
}
