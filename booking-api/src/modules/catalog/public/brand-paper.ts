import { mixColors } from './mix-colors.ts';

/**
 * The brand's look for pages without the shell's tokens: the page background by day, the band, the letter
 * width.
 */
export interface BrandPaper {
  readonly paper: string;
  readonly raised: string;
  readonly deep: string;
  /** Letter width of headings, in percent. */
  readonly width: number;
}

/** The same values as in the tokens of the page. */
const papers: Readonly<Record<string, BrandPaper>> = {
  golf: { paper: '#f8f3e6', raised: '#fffdf7', deep: '#0e3323', width: 88 },
  sticks: { paper: '#f1f3f7', raised: '#ffffff', deep: '#0c1b38', width: 76 },
  ski: { paper: '#f4f3fb', raised: '#ffffff', deep: '#1a2150', width: 80 },
  travel: { paper: '#fbf3f1', raised: '#ffffff', deep: '#23255c', width: 100 },
  luggagefree: { paper: '#f2f4f3', raised: '#ffffff', deep: '#1b2630', width: 84 },
  camps: { paper: '#f6f4e6', raised: '#fefdf8', deep: '#17301f', width: 94 },
  schools: { paper: '#fbf5ea', raised: '#fffdf9', deep: '#43111a', width: 90 },
  play: { paper: '#f8f2fa', raised: '#ffffff', deep: '#2f1550', width: 100 },
  cruise: { paper: '#f3f8f7', raised: '#ffffff', deep: '#0c2a4f', width: 96 },
};

/** A brand's paper; mixed from its colors when it has its own. */
export function paperOf(
  slug: string | undefined,
  theme: { brand: string; hue?: number | undefined },
): BrandPaper {
  const own =
    slug !== undefined && theme.hue === undefined && Object.hasOwn(papers, slug) ? papers[slug] : undefined;
  return (
    own ?? {
      paper: mixColors(theme.brand, 0.05, '#ffffff'),
      raised: '#ffffff',
      deep: mixColors(theme.brand, 0.55, '#0b0f12'),
      width: 88,
    }
  );
}
