import type { Holidays } from '@sendahead/shared-contracts/calendar/schema';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { DateNote, LegState } from '../state/state.ts';
import { dayReasonText } from './day-reasons.ts';

/** PY-17: the day to which the chosen service moved automatically. */
export const arrivalMovedText = ({ from, to }: NonNullable<LegState['arrivalMoved']>): string =>
  `The arrival date changed while you were ordering, from ${spokenDate(from)} to ${spokenDate(to)}. If that works for you, place the order again.`;

/** The automatic change of a date. */
export function dateNoteText(note: DateNote, holidays: Holidays): string {
  if (note.kind === 'moved') {
    return `${spokenDate(note.from)} isn’t available (${dayReasonText(note.reason, note.from, holidays)}). We moved the date to the next open day.`;
  }
  if (note.kind === 'too_late')
    return `It’s too late to hand over bags on ${spokenDate(note.from)}. We moved the date to the next day that works.`;
  return note.because === 'pickup_changed'
    ? 'We cleared the return date because the outbound date changed. Please choose it again.'
    : 'We cleared the return date because your bags now arrive later. Please choose it again.';
}
