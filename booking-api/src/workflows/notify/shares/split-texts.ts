import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { DateTime } from 'luxon';
import { defaultTimeZone } from '../../../modules/calendar/public/cut-off.ts';
import type { SplitMailKind } from '../../../modules/payments/public/splits/jobs.ts';
import type { ShareRow, Split } from '../../../modules/payments/public/splits/splits.ts';
import type { StatusEmailFacts } from '../status/status-email-facts.ts';

type Matter = {
  buyer: string;
  /** As titles, and so subjects, name the buyer. */
  subjectBuyer: string;
  displayId: string;
  split: Split;
  /** Whose share it is about. */
  share: ShareRow | undefined;
  shares: readonly ShareRow[];
};

type Texts = Pick<StatusEmailFacts, 'title' | 'lead' | 'lines'>;
type Words = Matter & { amount: string; name: string; until: string; trip: readonly string[] };

/** The words of a mail about a divided bill. */
export function splitText(kind: SplitMailKind, matter: Matter): Texts {
  const { share, split } = matter;
  return texts[kind]({
    ...matter,
    amount: formatCents(cents(share?.amount_cents ?? 0)),
    name: share?.name ?? '',
    until: instantInWords(split.expires_at),
    trip: split.trip.map(
      ({ from, to, pickup_date: day }) => `${from} to ${to}, pickup on ${dayInWords(day)}`,
    ),
  });
}

const nothing = 'Nothing was charged.';

const texts: Readonly<Record<SplitMailKind, (words: Words) => Texts>> = {
  asked: ({ buyer, subjectBuyer, amount, until, trip }) => ({
    title: `${subjectBuyer} asks you for your share of ${amount}`,
    lead: `${buyer} is sending your bags ahead and everybody pays their own. Your share is ${amount}.`,
    lines: [
      ...trip,
      `Please agree or decline until ${until}. Your card is charged once everybody has agreed.`,
    ],
  }),
  'asked-buyer': ({ displayId, shares, until }) => ({
    title: `Your requests are sent (${displayId})`,
    lead: 'we asked everybody for their share. Nothing is charged until all have agreed.',
    lines: [
      ...shares
        .filter(({ is_buyer }) => !is_buyer)
        .map((one) => `${one.name}: ${formatCents(cents(one.amount_cents))}`),
      `Price and booking are held until ${until}. You can pay the rest yourself or stop at any time.`,
    ],
  }),
  'declined-buyer': ({ name, displayId, amount, until }) => ({
    title: `${name} does not take part (${displayId})`,
    lead: `${name} was asked for ${amount} and does not take part.`,
    lines: [`You can pay this share yourself until ${until}, or stop and change the booking. ${nothing}`],
  }),
  refused: ({ amount, until }) => ({
    title: 'Your card was refused',
    lead: `everybody agreed to pay, but your bank refused your share of ${amount}.`,
    lines: [`Please use another card until ${until}. The newest link counts.`],
  }),
  'refused-buyer': ({ displayId, share, name, amount, until }) => ({
    title: `A card was refused (${displayId})`,
    lead: `the card for ${share?.is_buyer || share?.taken_over ? 'a share of yours' : `the share of ${name}`}, ${amount}, was refused.`,
    lines: [`It can be paid with another card until ${until}, or you pay it. The order is placed then.`],
  }),
  expired: ({ buyer, amount }) => ({
    title: 'Not everybody has agreed',
    lead: `not everybody agreed to pay in time, so the booking of ${buyer} was not made.`,
    lines: [`Your share of ${amount} is not charged.`],
  }),
  'expired-buyer': ({ displayId }) => ({
    title: `Not everybody has agreed in time (${displayId})`,
    lead: 'not everybody agreed to pay in time, so your booking was not made.',
    lines: [`${nothing} You can pay for all, or ask again.`],
  }),
  stopped: ({ subjectBuyer, amount }) => ({
    title: `${subjectBuyer} stopped the request`,
    lead: `you do not need to pay your share of ${amount} any more.`,
    lines: [nothing],
  }),
  placed: ({ displayId, amount, trip }) => ({
    title: `The trip is booked (${displayId})`,
    lead: `everybody agreed, and your share of ${amount} was charged to your card.`,
    lines: trip,
  }),
};

const instantInWords = (instant: string): string =>
  DateTime.fromISO(instant, { zone: defaultTimeZone }).toFormat("cccc, MM/dd/yyyy 'at' h:mm a ZZZZ", {
    locale: 'en-US',
  });
const dayInWords = (day: string): string => DateTime.fromISO(day).toFormat('MM/dd/yyyy');
