import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { styles } from '../send-confirmation/mail-styles.ts';
import type { StepFacts } from './step-facts.ts';

/** The mail of a step as HTML. Everything is text to React, so that a name is never markup. */
export function stepHtml(facts: StepFacts): string {
  const { brand, link } = facts;
  const { brand: backgroundColor, accent: borderBottomColor } = brand.colours;
  const page = h(
    Html,
    { lang: 'en' },
    h(Head, null, h('title', null, facts.title)),
    h(Preview, null, facts.lead),
    h(
      Body,
      { style: styles.body },
      h(
        Container,
        { style: styles.card },
        h(
          Section,
          { style: { ...styles.bar, backgroundColor, borderBottomColor } },
          h(Text, { style: styles.barText }, brand.name),
        ),
        h(
          Section,
          { style: styles.content },
          h(Heading, { as: 'h1', style: styles.title }, facts.title),
          h(Text, { style: styles.text }, `Hello ${facts.firstName}, ${facts.lead}`),
          ...facts.lines.map((line, index) => h(Text, { key: `line-${index}`, style: styles.text }, line)),
          h(Button, { href: link.url, style: { ...styles.button, backgroundColor } }, link.label),
          h(Text, { style: styles.muted }, `Questions? ${brand.helpPhone} or ${brand.helpEmail}`),
        ),
      ),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
