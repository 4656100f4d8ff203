import { Button, Column, Heading, Hr, Row, Section, Text } from '@react-email/components';
import { moneySheet } from '@sendahead/shared-contracts/orders/money-sheet';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { cruiseTitle } from '@sendahead/shared-contracts/services/cruise';
import { createElement as h, type ReactNode } from 'react';
import { helpLine } from '../mail/mail-frame.ts';
import { mailPage } from '../mail/mail-page.ts';
import { styles } from '../mail/mail-styles.ts';
import { type ConfirmationFacts, orderPageWords } from './confirmation-facts.ts';

/** The confirmation as HTML. */
export const confirmationHtml = (facts: ConfirmationFacts): string =>
  mailPage(
    facts.brand,
    { title: `Order ${facts.receipt.display_id}`, preview: `Order ${facts.receipt.display_id} is placed` },
    content(facts),
  );

function content({ brand, firstName, receipt, orderUrl }: ConfirmationFacts): ReactNode[] {
  const button = { ...styles.button, backgroundColor: brand.colours.brand };
  return [
    h(Heading, { as: 'h1', style: styles.title, key: 'title' }, 'Your bags are booked'),
    h(
      Text,
      { style: styles.text, key: 'hello' },
      `Hello ${firstName}, your order ${receipt.display_id} is placed.`,
    ),
    ...receipt.legs.map((leg) =>
      h(
        Section,
        { key: leg.leg, style: styles.leg },
        h(Text, { style: styles.strong }, `${leg.from.name} → ${leg.to.name}`),
        h(
          Text,
          { style: styles.text },
          `${leg.drop_off ? 'Drop-off' : 'Pickup'} ${spokenDate(leg.pickup_date)}, arrives ${spokenDate(leg.arrival_date)}. ${leg.carrier} ${leg.service_name}.`,
        ),
        leg.cruise ? h(Text, { style: styles.text }, `Cruise: ${cruiseTitle(leg.cruise)}.`) : null,
      ),
    ),
    ...receipt.travelers.map((traveler, index) =>
      h(
        Text,
        { style: styles.text, key: `traveler-${index}` },
        `${traveler.name}: ${traveler.items.join('; ')}`,
      ),
    ),
    h(Hr, { key: 'rule', style: styles.rule }),
    ...moneySheet(receipt).map(({ id, kind, title, amount_cents }) =>
      amount(id, title, formatCents(amount_cents), kind === 'total' ? styles.strong : styles.text),
    ),
    h(Heading, { as: 'h2', style: styles.subtitle, key: 'next' }, 'What happens next'),
    ...receipt.next_steps.map((step, index) =>
      h(
        Text,
        { style: styles.text, key: `step-${index}` },
        `${spokenDate(step.date)} · ${step.title}. ${step.detail}`,
      ),
    ),
    h(Button, { href: orderUrl, style: button, key: 'order' }, 'Open your order'),
    h(Text, { style: styles.muted, key: 'there' }, orderPageWords),
    h(Text, { style: styles.muted, key: 'help' }, helpLine(brand)),
  ];
}

const amount = (key: string, label: string, value: string, style: object): ReactNode => {
  const cell = (text: string) => h(Text, { style: { ...style, margin: 0 } }, text);
  const children = [
    h(Column, { key: 'label' }, cell(label)),
    h(Column, { key: 'value', align: 'right' }, cell(value)),
  ];
  return h(Row, { key, children });
};
