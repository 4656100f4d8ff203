import { Body, Container, Head, Html, Preview, Section, Text } from '@react-email/components';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BrandFacts } from './mail-frame.ts';
import { styles } from './mail-styles.ts';

/**
 * An email as HTML, in the brand's colors. `preview` is shown by a mailbox next to the subject. React escapes
 * everything, so that a name is never markup.
 */
export function mailPage(
  { name, colours }: BrandFacts,
  { title, preview }: { title: string; preview: string },
  content: readonly ReactNode[],
): string {
  const bar = { ...styles.bar, backgroundColor: colours.brand, borderBottomColor: colours.accent };
  const page = h(
    Html,
    { lang: 'en' },
    h(Head, null, h('title', null, title)),
    h(Preview, null, preview),
    h(
      Body,
      { style: styles.body },
      h(
        Container,
        { style: styles.card },
        h(Section, { style: bar }, h(Text, { style: styles.barText }, name)),
        h(Section, { style: styles.content }, ...content),
      ),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
