import type { Holidays } from '@sendahead/shared-contracts/calendar/schema';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { DateNote, LegState } from '../state/state.ts';
import { dayReasonText } from './day-reasons.ts';

/** PY-17: the day that the chosen service moved to by itself. */
export const arrivalMovedText = ({ from, to }: NonNullable<LegState['arrivalMoved']>): string =>
  `The arrival date changed while you were ordering: ${spokenDate(to)} instead of ${spokenDate(from)}. If that suits you, place the order again.`;

/** What the page did to a date by itself. */
export function dateNoteText(note: DateNote, holidays: Holidays): string {
  if (note.kind === 'moved') {
    return `${spokenDate(note.from)} cannot be had (${dayReasonText(note.reason, note.from, holidays)}). We moved the date to the next free day.`;
  }
  if (note.kind === 'too_late')
    return `It is too late for ${spokenDate(note.from)} where the bags are. We moved the date to the next day that works.`;
  return note.because === 'pickup_changed'
    ? 'We cleared the return date because the first date changed. Please choose it again.'
    : 'We cleared the return date because the bags arrive later now. Please choose it again.';
}
