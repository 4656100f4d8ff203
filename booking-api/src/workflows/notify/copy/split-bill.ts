import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { DateTime } from 'luxon';
import type { SplitMailKind } from '../../../modules/payments/public/splits/jobs.ts';
import type { ShareRow, Split } from '../../../modules/payments/public/splits/splits.ts';
import type { StatusEmailFacts } from '../status/status-email-facts.ts';

type Matter = {
  buyer: string;
  /** Titles, and so subjects, name the buyer. */
  subjectBuyer: string;
  displayId: string;
  split: Split;
  /** The traveler of the share. */
  share: ShareRow | undefined;
  shares: readonly ShareRow[];
};

type Texts = Pick<StatusEmailFacts, 'title' | 'lead' | 'lines'>;
type Words = Matter & { amount: string; name: string; until: string; trip: readonly string[] };

/** The texts of a mail about a split bill. */
export function splitText(kind: SplitMailKind, matter: Matter): Texts {
  const { share, split } = matter;
  const ofKind = (split.by_link ? linkTexts[kind] : undefined) ?? texts[kind];
  return ofKind({
    ...matter,
    amount: formatCents(cents(share?.amount_cents ?? 0)),
    name: share?.name ?? '',
    until: instantInWords(split.expires_at),
    trip: split.trip.map(
      ({ from, to, pickup_date: day }) => `${from} to ${to}, leaving on ${dayInWords(day)}`,
    ),
  });
}

const nothing = 'Nothing was charged.';

/** CO-86: the texts about a pay link for a whole new order. */
const linkTexts: Readonly<Partial<Record<SplitMailKind, (words: Words) => Texts>>> = {
  asked: ({ buyer, amount, until, trip, displayId }) => ({
    title: `Pay ${amount} for your shipment (${displayId})`,
    lead: `${buyer} prepared a shipment. It’s booked once you’ve paid ${amount}.`,
    lines: [...trip, `The link works until ${until}. You don’t need to sign in.`],
  }),
  'asked-buyer': ({ displayId, shares, until }) => ({
    title: `Link to pay sent (${displayId})`,
    lead: `we emailed ${shares[0]?.email ?? ''} a link to pay booking ${displayId}.`,
    lines: [`We’re holding the booking and its price until ${until}. You can withdraw the link at any time.`],
  }),
  reminder: ({ amount, until, trip, displayId }) => ({
    title: `Reminder: pay ${amount} for your shipment (${displayId})`,
    lead: `your shipment isn’t paid yet, so it isn’t booked. The amount is ${amount}.`,
    lines: [...trip, `The link works until ${until}. After that, nothing is shipped or charged.`],
  }),
  stopped: ({ amount, displayId }) => ({
    title: `The link to pay ${displayId} was withdrawn`,
    lead: `we withdrew the request to pay ${amount}. The shipment isn’t booked, and no one will pick up the bags.`,
    lines: [nothing],
  }),
  'expired-buyer': ({ displayId, shares }) => ({
    title: `The link wasn’t paid (${displayId})`,
    lead: `no one paid ${formatCents(cents(shares[0]?.amount_cents ?? 0))} for booking ${displayId} in time, so we didn’t place the order.`,
    lines: [`${nothing} The booking is open again. You can change it, or send another link.`],
  }),
  placed: ({ displayId, amount, trip }) => ({
    title: `Paid: your shipment is booked (${displayId})`,
    lead: `thank you. We charged ${amount} to your card.`,
    lines: trip,
  }),
};

const texts: Readonly<Record<SplitMailKind, (words: Words) => Texts>> = {
  asked: ({ buyer, subjectBuyer, amount, until, trip }) => ({
    title: `${subjectBuyer} asked you to pay your ${amount} share`,
    lead: `${buyer} is shipping your bags ahead, and everyone pays their share. Yours is ${amount}.`,
    lines: [...trip, `Please agree or decline by ${until}. We charge your card only after everyone agrees.`],
  }),
  reminder: ({ buyer, amount, until, trip }) => ({
    title: `Reminder: please answer about your ${amount} share`,
    lead: `${buyer} is waiting for your answer about your ${amount} share.`,
    lines: [...trip, `Please agree or decline by ${until}. No one is charged until everyone agrees.`],
  }),
  'asked-buyer': ({ displayId, shares, until }) => ({
    title: `Payment requests sent (${displayId})`,
    lead: 'we asked everyone for their share. No one is charged until everyone agrees.',
    lines: [
      ...shares
        .filter(({ is_buyer }) => !is_buyer)
        .map((one) => `${one.name}: ${formatCents(cents(one.amount_cents))}`),
      `We’re holding the booking and its price until ${until}. You can pay the rest or stop at any time.`,
    ],
  }),
  'declined-buyer': ({ name, displayId, amount, until }) => ({
    title: `${name} declined (${displayId})`,
    lead: `${name} declined to pay ${amount}.`,
    lines: [`Pay this share yourself by ${until}, or stop and change the booking. ${nothing}`],
  }),
  refused: ({ amount, until }) => ({
    title: 'Your card was declined',
    lead: `everyone agreed to pay, but your bank declined your ${amount} share.`,
    lines: [`Please use another card by ${until}. Use the newest link.`],
  }),
  'refused-buyer': ({ displayId, share, name, amount, until }) => ({
    title: `A card was declined (${displayId})`,
    lead: `the card for ${share?.is_buyer || share?.taken_over ? 'your share' : `${name}’s share`}, ${amount}, was declined.`,
    lines: [`Another card, or you, can pay it by ${until}. Then we place the order.`],
  }),
  expired: ({ buyer, amount }) => ({
    title: 'Not everyone agreed in time',
    lead: `not everyone agreed to pay in time, so we didn’t place ${buyer}’s order.`,
    lines: [`We didn’t charge your ${amount} share.`],
  }),
  'expired-buyer': ({ displayId }) => ({
    title: `Not everyone agreed in time (${displayId})`,
    lead: 'not everyone agreed to pay in time, so we didn’t place your order.',
    lines: [`${nothing} You can pay for everyone, or ask again.`],
  }),
  stopped: ({ subjectBuyer, amount }) => ({
    title: `${subjectBuyer} stopped the request`,
    lead: `you no longer need to pay your ${amount} share.`,
    lines: [nothing],
  }),
  placed: ({ displayId, amount, trip }) => ({
    title: `Your shipment is booked (${displayId})`,
    lead: `everyone agreed, and we charged your ${amount} share to your card.`,
    lines: trip,
  }),
};

const instantInWords = (instant: string): string =>
  DateTime.fromISO(instant, { zone: homeTimeZone }).toFormat("cccc, MM/dd/yyyy 'at' h:mm a ZZZZ", {
    locale: 'en-US',
  });
const dayInWords = (day: string): string => DateTime.fromISO(day).toFormat('MM/dd/yyyy');
