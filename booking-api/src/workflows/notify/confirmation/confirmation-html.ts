import { holidayTermsAccepted } from '@sendahead/shared-contracts/calendar/holiday-words';
import { moneySheet } from '@sendahead/shared-contracts/orders/money-sheet';
import { shortName } from '@sendahead/shared-contracts/orders/short-name';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { formatCents } from '@sendahead/shared-contracts/primitives/cents';
import type { ReactNode } from 'react';
import { hello } from '../../../modules/catalog/public/copy/mail.ts';
import { mailPage } from '../../../modules/catalog/public/mail/mail-page.ts';
import type { MailParts } from '../../../modules/catalog/public/mail/mail-parts.ts';
import {
  customsUrl,
  handOverName,
  legDetails,
  legStart,
  travelerLine,
  confirmationWords as words,
} from '../copy/confirmation.ts';
import type { ConfirmationFacts } from './confirmation-facts.ts';

/** The confirmation as HTML: the days of each leg, one button, the steps, and the money. */
export const confirmationHtml = (facts: ConfirmationFacts): string =>
  mailPage(facts.brand, { title: words.title, preview: words.preview(facts.receipt.display_id) }, (parts) =>
    content(facts, parts),
  );

function content(facts: ConfirmationFacts, parts: MailParts): ReactNode[] {
  const { brand, firstName, email, bookedBy, receipt, orderUrl } = facts;
  const customs = customsUrl(facts);
  const { text, muted, button, subtitle, dated, tear, amounts } = parts;
  return [
    text(`${hello(firstName)} ${words.placed(receipt.display_id, brand.name)}`),
    ...(bookedBy ? [text(words.bookedBy(bookedBy))] : []),
    ...receipt.legs.flatMap((leg) => legParts(leg, receipt.legs, parts)),
    ...(customs ? [button(words.customs, customs)] : []),
    button(words.button, orderUrl),
    muted(words.page(!facts.labeledByClub)),
    subtitle(words.next),
    dated(receipt.next_steps.map((step) => ({ ...step, date: spokenDate(step.date) }))),
    tear(),
    ...receipt.travelers.map((traveler) => text(travelerLine(traveler))),
    ...(receipt.holiday_terms_accepted ? [muted(holidayTermsAccepted)] : []),
    amounts(
      moneySheet(receipt).map(({ kind, title, amount_cents }) => ({
        label: title,
        value: formatCents(amount_cents),
        isTotal: kind === 'total',
      })),
    ),
    muted(words.sentTo(email)),
  ];
}

/** A leg's destination, its service, and its two days. */
function legParts(
  leg: ConfirmationFacts['receipt']['legs'][number],
  legs: ConfirmationFacts['receipt']['legs'],
  { strong, muted, days }: MailParts,
): ReactNode[] {
  return [
    strong(`${legStart(leg, legs)}${shortName(leg.from)} → ${shortName(leg.to)}`),
    days(
      { label: handOverName(leg), day: spokenDate(leg.pickup_date), detail: shortName(leg.from) },
      { label: words.arrives, day: spokenDate(leg.arrival_date), detail: shortName(leg.to) },
    ),
    muted(
      legDetails(leg)
        .map((detail) => `${detail}.`)
        .join(' '),
    ),
  ];
}
