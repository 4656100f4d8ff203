import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { createElement as h, type ReactNode } from 'react';
import type { MailPartStyles } from './mail-part-styles.ts';

/** A day with its event and place. */
export type MailDay = { label: string; day: string; detail: string };
export type MailRow = { label: string; value: string; isTotal?: boolean };

/** The building blocks of emails; rendering escapes every text. */
export type MailParts = ReturnType<typeof mailParts>;

/** A layout table. */
export const table = (rows: readonly ReactNode[], props: object = {}): ReactNode =>
  h(
    'table',
    { role: 'presentation', width: '100%', border: 0, cellPadding: 0, cellSpacing: 0, ...props },
    h('tbody', null, ...rows),
  );

/** A row with one cell. */
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
    /** Two days next to each other, or stacked in a narrow window. */
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
    /** Events in date order. */
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
    /** The tear line above the lower part. */
    tear: () => h('div', { style: styles.tear, className: 'ink' }, '\u00a0'),
    /** A column of amounts. */
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
