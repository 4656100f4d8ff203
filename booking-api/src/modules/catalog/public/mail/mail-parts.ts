import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { createElement as h, type ReactNode } from 'react';
import type { MailPartStyles } from './mail-part-styles.ts';

/** A day with what happens on it, and where. */
export type MailDay = { label: string; day: string; detail: string };
export type MailRow = { label: string; value: string; isTotal?: boolean };

/** What emails are put together from; every text is escaped when it is drawn. */
export type MailParts = ReturnType<typeof mailParts>;

/** A table that only places things. */
export const table = (rows: readonly ReactNode[], props: object = {}): ReactNode =>
  h(
    'table',
    { role: 'presentation', width: '100%', border: 0, cellPadding: 0, cellSpacing: 0, ...props },
    h('tbody', null, ...rows),
  );

/** A row of one cell. */
export const row = (props: { style: object; className: string }, ...children: ReactNode[]): ReactNode =>
  h('tr', null, h('td', props, ...children));

export function mailParts(styles: MailPartStyles) {
  const words = (style: object, className: string) => (text: ReactNode) =>
    h(Text, { style, className }, text);
  return {
    text: words(styles.text, 'ink'),
    strong: words(styles.strong, 'ink'),
    muted: words(styles.muted, 'soft'),
    subtitle: (text: string) => h(Heading, { as: 'h2', style: styles.subtitle, className: 'ink' }, text),
    link: (label: string, url: string) =>
      h(Link, { href: url, style: styles.link, className: 'link' }, label),
    button: (label: string, url: string) =>
      h(Button, { href: url, style: styles.button, className: 'press' }, label),
    /** Two days next to each other; below each other in a narrow window. */
    days: (one: MailDay, other: MailDay) =>
      table([
        h(
          'tr',
          null,
          dayCell(styles, one),
          h('td', { className: 'gap', width: '3%', style: styles.gap }, '\u00a0'),
          dayCell(styles, other),
        ),
      ]),
    /** What happens when, in the order of its dates. */
    dated: (steps: readonly { date: string; title: string; detail: string }[]) =>
      table(
        steps.map(({ date, title, detail }) =>
          h(
            'tr',
            null,
            h('td', { style: styles.when, className: 'ink' }, date),
            h('td', { style: styles.what, className: 'ink' }, h('strong', null, `${title}.`), ` ${detail}`),
          ),
        ),
      ),
    /** Where one tears the lower part off. */
    tear: () => h('div', { style: styles.tear, className: 'ink' }, '\u00a0'),
    /** Amounts in a column. */
    amounts: (rows: readonly MailRow[]) =>
      table(
        rows.map(({ label, value, isTotal = false }) =>
          h(
            'tr',
            null,
            h('td', { style: isTotal ? styles.totalLabel : styles.label, className: 'ink' }, label),
            h(
              'td',
              { style: isTotal ? styles.total : styles.amount, className: 'ink', align: 'right' },
              value,
            ),
          ),
        ),
      ),
  };
}

const dayCell = (styles: MailPartStyles, { label, day, detail }: MailDay): ReactNode =>
  h(
    'td',
    { className: 'half tile', width: '48%', style: styles.tile },
    h('p', { style: styles.tileText, className: 'ink' }, label),
    h('p', { style: styles.tileDay, className: 'ink day' }, day),
    h('p', { style: styles.tileText, className: 'ink' }, detail),
  );
