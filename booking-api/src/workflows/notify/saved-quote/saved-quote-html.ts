import { Button, Heading, Hr, Section, Text } from '@react-email/components';
import { createElement as h } from 'react';
import { helpLine } from '../mail/mail-frame.ts';
import { mailPage } from '../mail/mail-page.ts';
import { styles } from '../mail/mail-styles.ts';
import type { SavedQuoteFacts } from './saved-quote-facts.ts';
import { legWords, linkWords, notAskedWords, priceWords } from './saved-quote-text.ts';

/** The mail of a saved price as HTML. */
export function savedQuoteHtml(facts: SavedQuoteFacts): string {
  const { brand, legs, bags, url } = facts;
  const button = { ...styles.button, backgroundColor: brand.colours.brand };
  const text = (words: string, key: string) => h(Text, { style: styles.text, key }, words);
  return mailPage(brand, { title: 'Your saved booking', preview: `Total ${priceWords(facts)}` }, [
    h(Heading, { as: 'h1', style: styles.title, key: 'title' }, 'Your booking is saved'),
    text('Nothing is booked or charged yet.', 'lead'),
    ...legs.map((leg) => {
      const [way = '', days = ''] = legWords(facts, leg);
      return h(
        Section,
        { key: leg.name, style: styles.leg },
        h(Text, { style: styles.strong }, way),
        h(Text, { style: styles.text }, days),
      );
    }),
    ...bags.map((bag) => text(bag, `bag-${bag}`)),
    h(Hr, { key: 'rule', style: styles.rule }),
    h(Text, { style: styles.strong, key: 'total' }, `Total: ${priceWords(facts)}`),
    h(Button, { href: url, style: button, key: 'link' }, 'Continue your booking'),
    text(linkWords(facts), 'until'),
    h(Text, { style: styles.muted, key: 'not-asked' }, notAskedWords),
    h(Text, { style: styles.muted, key: 'help' }, helpLine(brand)),
  ]);
}
