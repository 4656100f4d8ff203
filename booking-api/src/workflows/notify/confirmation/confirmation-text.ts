import { holidayTermsAccepted } from '@sendahead/shared-contracts/calendar/holiday-words';
import { moneySheet } from '@sendahead/shared-contracts/orders/money-sheet';
import { shortName } from '@sendahead/shared-contracts/orders/short-name';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { hello, helpLine } from '../../../modules/catalog/public/copy/mail.ts';
import {
  confirmationWords,
  customsUrl,
  legDays,
  legDetails,
  legStart,
  travelerLine,
} from '../copy/confirmation.ts';
import type { ConfirmationFacts } from './confirmation-facts.ts';

/** The confirmation for readers without HTML: the same facts in the same order. */
export function confirmationText(facts: ConfirmationFacts): string {
  const { brand, firstName, email, bookedBy, receipt, orderUrl } = facts;
  const customs = customsUrl(facts);
  const legs = receipt.legs.map(
    (leg) =>
      `${legStart(leg, receipt.legs)}${shortName(leg.from)} to ${shortName(leg.to)}\n` +
      [legDays(leg), ...legDetails(leg)].map((line) => `  ${line}`).join('\n'),
  );
  const lines = moneySheet(receipt).map(
    ({ title, amount_cents }) => `${title}: ${formatCents(amount_cents)}`,
  );
  const steps = receipt.next_steps.map((step) => `${spokenDate(step.date)} - ${step.title}. ${step.detail}`);
  return [
    `${hello(firstName)} ${confirmationWords.placed(receipt.display_id, brand.name)}`,
    ...(bookedBy ? [confirmationWords.bookedBy(bookedBy)] : []),
    legs.join('\n\n'),
    receipt.travelers.map(travelerLine).join('\n'),
    ...(receipt.holiday_terms_accepted ? [holidayTermsAccepted] : []),
    lines.join('\n'),
    [confirmationWords.next, ...steps].join('\n'),
    ...(customs ? [`${confirmationWords.customs}:\n${customs}`] : []),
    confirmationWords.yourOrder(orderUrl),
    confirmationWords.page(!facts.labeledByClub),
    confirmationWords.sentTo(email),
    helpLine(brand),
  ].join('\n\n');
}
