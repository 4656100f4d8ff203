import { moneySheet } from '@sendahead/shared-contracts/orders/money-sheet';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { cruiseTitle } from '@sendahead/shared-contracts/services/cruise';
import { helpLine } from '../mail/mail-frame.ts';
import { type ConfirmationFacts, orderPageWords } from './confirmation-facts.ts';

/** The confirmation for readers without HTML: the same facts in the same order. */
export function confirmationText({ brand, firstName, receipt, orderUrl }: ConfirmationFacts): string {
  const legs = receipt.legs.map(
    (leg) =>
      `${leg.leg === 'return' ? 'Return' : 'Outbound'}: ${leg.from.name} to ${leg.to.name}\n` +
      `  ${leg.drop_off ? 'Drop-off' : 'Pickup'} ${spokenDate(leg.pickup_date)}, arrives ${spokenDate(leg.arrival_date)}\n` +
      `  ${leg.carrier} ${leg.service_name}` +
      (leg.cruise ? `\n  Cruise: ${cruiseTitle(leg.cruise)}` : ''),
  );
  const lines = moneySheet(receipt).map(
    ({ title, amount_cents }) => `${title}: ${formatCents(amount_cents)}`,
  );
  const steps = receipt.next_steps.map((step) => `${spokenDate(step.date)} - ${step.title}. ${step.detail}`);
  return [
    `Hello ${firstName},`,
    `your order ${receipt.display_id} with ${brand.name} is placed.`,
    legs.join('\n\n'),
    receipt.travelers.map((traveler) => `${traveler.name}: ${traveler.items.join('; ')}`).join('\n'),
    lines.join('\n'),
    ['What happens next', ...steps].join('\n'),
    `Your order:\n${orderUrl}`,
    orderPageWords,
    helpLine(brand),
  ].join('\n\n');
}
