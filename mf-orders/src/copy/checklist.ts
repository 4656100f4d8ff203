import { spokenCountry } from '@sendahead/shared-contracts/geo/country-name';
import { dropOffWords } from '@sendahead/shared-contracts/orders/drop-off-words';
import { labeledByClub } from '@sendahead/shared-contracts/orders/labeled-by-club';
import type { LegPreparation } from '@sendahead/shared-contracts/orders/preparation-calls';
import { type CalendarDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { spokenTime } from '@sendahead/shared-contracts/primitives/spoken-time';
import { carrierName } from '@sendahead/shared-contracts/services/carrier-name';

export const checklistWords = {
  title: 'Before you hand over your bags',
  back: 'Before the return',
  map: 'See it on a map',
} as const;

export const stepTitles = {
  customs: 'List your bags for customs',
  pack: 'Pack',
  passport: 'Pack a paper copy of the passport',
  labels: 'Labels made',
  print: 'Print the labels',
  attach: 'Attach one to each bag',
  'hand-over': 'Hand over',
} as const;
export type StepName = keyof typeof stepTitles;

/** The text next to the title of a step. */
export function stepDetail(step: StepName, leg: LegPreparation, today: CalendarDate): string {
  const oldFirst = leg.leg === 'return' ? 'Remove the old label first. ' : '';
  switch (step) {
    case 'pack':
      return 'Secure loose parts, leave out power banks, and remove old labels.';
    case 'customs':
      return leg.customs ? customsDetail(leg.customs) : '';
    case 'passport':
      return 'Put a printed copy of the traveler’s passport with each bag’s papers. There’s nothing to upload.';
    case 'labels':
      return labelsDetail(leg);
    case 'print':
      if (leg.customs?.listed === false)
        return 'First list your bags for customs. Then print the labels with the forms.';
      return leg.printerless === 'qr'
        ? `On paper. No printer? A ${carrierName(leg.carrier)} store can print it from your QR code.`
        : 'On plain paper or 4 × 6 inch labels.';
    case 'attach':
      return leg.bags === 1
        ? `${oldFirst}In a pouch on the handle, barcode facing out.`
        : `${oldFirst}In a pouch on the handle, barcode facing out. Each of your ${leg.bags} bags has its own label.`;
    case 'hand-over':
      return leg.hand_overs.map((way) => handOverWords(way, leg, today)).join(' ');
  }
}

function customsDetail({ from_country, to_country, listed }: NonNullable<LegPreparation['customs']>): string {
  const way = `From ${spokenCountry(from_country)} to ${spokenCountry(to_country)}.`;
  return listed
    ? `${way} Every bag is listed: print the forms.`
    : `${way} List what’s in each bag on this page.`;
}

/** The steps of a leg, in order: those for customs where it crosses a border, none that its club does (CO-76). */
export const stepsOf = ({ customs, labels_by }: LegPreparation): StepName[] =>
  (Object.keys(stepTitles) as StepName[]).filter(
    (step) =>
      (customs !== undefined || (step !== 'customs' && step !== 'passport')) &&
      (labels_by === undefined || (step !== 'print' && step !== 'attach')),
  );

function labelsDetail({ labels, labels_by, customs }: LegPreparation): string {
  if (labels_by) return labeledByClub(labels_by);
  if (labels.state === 'ready')
    return customs?.listed === false
      ? 'Waiting for your customs list.'
      : 'Ready here. We emailed you the link.';
  return labels.state === 'later'
    ? `Ready on ${spokenDate(labels.ready_on)}, here and by email.`
    : 'Ready in about a minute.';
}

function handOverWords(
  way: LegPreparation['hand_overs'][number],
  { carrier, hand_overs }: LegPreparation,
  today: CalendarDate,
): string {
  const { drop_off, date, place, ready, close, travelers } = way;
  const who = hand_overs.length > 1 ? `${travelers.join(', ')}: ` : '';
  const isToday = date === today;
  return drop_off
    ? `${who}${dropOffWords(way, carrier, isToday ? 'today' : `on ${spokenDate(date)}`)}`
    : `${who}At ${place}, ${isToday ? 'today' : spokenDate(date)}: be ready from ${spokenTime(ready)}. The driver comes by ${spokenTime(close)}.`;
}
