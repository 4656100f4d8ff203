import { Button, Heading, Link, Text } from '@react-email/components';
import { createElement as h } from 'react';
import { helpLine } from '../mail/mail-frame.ts';
import { mailPage } from '../mail/mail-page.ts';
import { styles } from '../mail/mail-styles.ts';
import { offWords, type StatusEmailFacts } from './status-email-facts.ts';

/** The mail of a step as HTML. */
export function statusEmailHtml({
  brand,
  firstName,
  title,
  lead,
  lines,
  link,
  offUrl,
}: StatusEmailFacts): string {
  const button = { ...styles.button, backgroundColor: brand.colours.brand };
  return mailPage(brand, { title, preview: lead }, [
    h(Heading, { as: 'h1', style: styles.title }, title),
    h(Text, { style: styles.text }, `Hello ${firstName}, ${lead}`),
    ...lines.map((line, index) => h(Text, { key: `line-${index}`, style: styles.text }, line)),
    ...(link ? [h(Button, { key: 'link', href: link.url, style: button }, link.label)] : []),
    h(Text, { style: styles.muted }, helpLine(brand)),
    ...(offUrl
      ? [
          h(
            Text,
            { key: 'off', style: styles.muted },
            h(Link, { href: offUrl, style: styles.quietLink }, offWords),
          ),
        ]
      : []),
  ]);
}
