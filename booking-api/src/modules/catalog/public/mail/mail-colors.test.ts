import { brandRows } from '../../../../reference/catalog/brands.ts';
import { defaultTheme } from '../default-theme.ts';
import { mailColors } from './mail-colors.ts';

/** The WCAG 2 contrast of two colors. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('the colors of an email', () => {
  it.each(brandRows.map(({ slug, words: { theme = defaultTheme } }) => ({ slug, theme })))(
    '$slug is readable by day and by night',
    (brand) => {
      for (const colors of Object.values(mailColors(brand))) {
        const { paper, raised, tile, ink, soft, press, onPress, deep, onDeep, deepSoft } = colors;
        const pairs = [
          [ink, paper],
          [ink, raised],
          [ink, tile],
          [soft, raised],
          [press, raised],
          [onPress, press],
          [onDeep, deep],
          [deepSoft, deep],
        ] as const;
        for (const [words, ground] of pairs) expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});
