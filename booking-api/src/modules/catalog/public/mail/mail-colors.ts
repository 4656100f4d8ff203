import { paperOf } from '../brand-paper.ts';
import { mixColors } from '../mix-colors.ts';
import type { MailBrand } from './mail-brand.ts';

/**
 * The colors of an email at one time of day, as plain values: mailboxes support neither custom properties nor
 * color mixing.
 */
export interface MailColors {
  /** The background, and the card. */
  readonly paper: string;
  readonly raised: string;
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  /** The background of a day. */
  readonly tile: string;
  /** The button and the links, and the button's text. */
  readonly press: string;
  readonly onPress: string;
  /** The footer band. */
  readonly deep: string;
  readonly onDeep: string;
  readonly deepSoft: string;
}

const cream = '#fff8ec';

/** By day: the brand's paper. By night: its color mixed with black, as on server-rendered pages. */
export function mailColors({ slug, theme }: Pick<MailBrand, 'slug' | 'theme'>): {
  day: MailColors;
  night: MailColors;
} {
  const { brand } = theme;
  const { paper, raised, deep } = paperOf(slug, theme);
  const ink = mixColors(brand, 0.22, '#15181a');
  return {
    day: {
      paper,
      raised,
      ink,
      soft: mixColors(brand, 0.22, '#565d5c'),
      line: mixColors(ink, 0.18, paper),
      tile: mixColors(brand, 0.11, raised),
      press: brand,
      onPress: '#ffffff',
      deep,
      onDeep: cream,
      deepSoft: mixColors(cream, 0.74, deep),
    },
    night: {
      paper: mixColors(brand, 0.12, '#0b0d0e'),
      raised: mixColors(brand, 0.16, '#121516'),
      ink: '#eef0ea',
      soft: '#b4bdb8',
      line: '#37403c',
      tile: mixColors(brand, 0.34, '#121516'),
      press: mixColors(brand, 0.35, '#e9f3ee'),
      onPress: '#0d1512',
      deep: mixColors(brand, 0.1, '#070909'),
      onDeep: cream,
      deepSoft: '#a9b3ae',
    },
  };
}
