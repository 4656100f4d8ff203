import { holidayTermsAccepted } from '@sendahead/shared-contracts/calendar/holiday-words';
import { sessionTitle } from '@sendahead/shared-contracts/orders/camp-words';
import { moneySheet } from '@sendahead/shared-contracts/orders/money-sheet';
import { shortName } from '@sendahead/shared-contracts/orders/short-name';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { cruiseTitle } from '@sendahead/shared-contracts/services/cruise';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import { hello, helpLine } from '../../../modules/catalog/public/copy/mail.ts';
import { confirmationWords, customsUrl, legDays, legStart, travelerLine } from '../copy/confirmation.ts';
import type { ConfirmationFacts } from './confirmation-facts.ts';

/** The confirmation for readers without HTML: the same facts in the same order. */
export function confirmationText(facts: ConfirmationFacts): string {
  const { brand, firstName, email, bookedBy, receipt, orderUrl } = facts;
  const customs = customsUrl(facts);
  const legs = receipt.legs.map(
    (leg) =>
      `${legStart(leg, receipt.legs)}${shortName(leg.from)} to ${shortName(leg.to)}\n` +
      `  ${legDays(leg)}\n` +
      `  ${serviceTitle(leg.carrier, leg.service_name, leg.transit_days)}` +
      (leg.cruise ? `\n  Cruise: ${cruiseTitle(leg.cruise)}` : '') +
      (leg.session ? `\n  Session: ${sessionTitle(leg.session)}` : ''),
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
    `Your order:\n${orderUrl}`,
    confirmationWords.page(!facts.labeledByClub),
    confirmationWords.sentTo(email),
    helpLine(brand),
  ].join('\n\n');
}
