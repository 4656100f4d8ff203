import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Fragment, createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { nameOnTag } from '../brand-mark.ts';
import { paperOf } from '../brand-paper.ts';
import { offWords, orWords, questionWords } from '../copy/mail.ts';
import { skyOf } from '../scene-sky.ts';
import type { MailBrand } from './mail-brand.ts';
import { mailColors } from './mail-colors.ts';
import { mailPartStyles } from './mail-part-styles.ts';
import { type MailParts, mailParts, row, table } from './mail-parts.ts';
import { mailSheet } from './mail-sheet.ts';
import { corner, type MailStyles, mailStyles } from './mail-styles.ts';

type MailHead = {
  /** The heading, and the title of the document. */
  title: string;
  /** The preview text that a mailbox shows next to the subject. */
  preview: string;
  /** URL that turns emails of this kind off; null for mandatory ones. */
  offUrl?: string | null;
};

/**
 * An email as HTML, with the brand's place and colors. The picture is the same for every reader, so that it
 * does not track who opened what. React escapes everything, so that a name is never markup.
 */
export function mailPage(
  brand: MailBrand,
  { title, preview, offUrl = null }: MailHead,
  write: (parts: MailParts) => readonly ReactNode[],
): string {
  const { day, night } = mailColors(brand);
  const { width } = paperOf(brand.slug, brand.theme);
  const styles = mailStyles(day, width);
  const page = h(
    Html,
    { lang: 'en' },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, title),
      h('style', null, mailSheet(night, skyOf(brand.scene))),
    ),
    h(
      'body',
      { style: { margin: 0, backgroundColor: day.paper }, className: 'page' },
      h(Preview, null, preview),
      table([
        row(
          { style: styles.body, className: 'page' },
          h(
            Container,
            { style: { maxWidth: '600px' } },
            table([row({ style: styles.name, className: 'ink' }, ...nameOf(brand, styles))]),
            table(
              [
                h('tr', null, placeOf(brand)),
                row(
                  { style: styles.content, className: 'pad' },
                  h(Heading, { as: 'h1', style: styles.title, className: 'ink' }, title),
                  ...write(mailParts(mailPartStyles(day, width))),
                ),
                footOf(brand, styles, offUrl),
              ],
              { style: styles.card, className: 'card' },
            ),
          ),
        ),
      ]),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

function nameOf({ name }: MailBrand, styles: MailStyles): ReactNode[] {
  const { house, tag } = nameOnTag(name);
  return tag ? [house, ' ', h('span', { style: styles.tag, className: 'tag' }, tag)] : [house];
}

/**
 * The brand's place, on the color of its sky when pictures are blocked; a band of its colors when it has no
 * scene.
 */
function placeOf({ scene, pages, theme }: MailBrand): ReactNode {
  const sky = skyOf(scene);
  const top = `${corner} ${corner} 0 0`;
  if (!sky)
    return h('td', {
      height: 12,
      style: {
        height: '12px',
        backgroundColor: theme.brand,
        borderRadius: top,
        borderBottom: `4px solid ${theme.accent}`,
      },
    });
  return h(
    'td',
    {
      className: 'sky',
      height: 120,
      style: { height: '120px', backgroundColor: sky.day, borderRadius: top, verticalAlign: 'bottom' },
    },
    h(
      'picture',
      null,
      h('source', { media: '(prefers-color-scheme: dark)', srcSet: `${pages}/scene-night.png` }),
      h(Img, {
        src: `${pages}/scene.png`,
        alt: '',
        width: '600',
        style: { width: '100%', height: 'auto', borderRadius: top },
      }),
    ),
  );
}

const footOf = (
  { name, helpPhone, helpEmail }: MailBrand,
  styles: MailStyles,
  offUrl: string | null,
): ReactNode => {
  const link = (label: string, url: string) => h(Link, { href: url, style: styles.footLink }, label);
  return row(
    { style: styles.foot, className: 'foot pad' },
    `${questionWords} `,
    link(helpPhone, `tel:${helpPhone.replaceAll(/[^\d+]/g, '')}`),
    ` ${orWords} `,
    link(helpEmail, `mailto:${helpEmail}`),
    h('br'),
    name,
    offUrl ? h(Fragment, null, h('br'), link(offWords, offUrl)) : null,
  );
};
