import { brandSlugs } from '@sendahead/shared-contracts/brands/schema';
import { contrast, readTheme } from '../testing/read-theme.ts';

const brands = [...brandSlugs, 'console'];
/** A brand created while the product runs has only a hue and two colors. */
const ownColors = [
  { hue: 340, brand: '#7a1f5c', accent: '#e8a33d' },
  { hue: 95, brand: '#4a4a10', accent: '#c2d94a' },
];
const palettes = [
  ...brands.map((brand) => ({ name: brand, brand })),
  ...ownColors.map((brand) => ({ name: `brand of its own ${brand.brand}`, brand })),
];
const themes = palettes.flatMap((palette) =>
  (['light', 'dark'] as const).map((scheme) => ({ ...palette, scheme })),
);
const grounds = ['--surface', '--surface-raised', '--surface-sunken'];
const tones = ['--info', '--success', '--warning', '--danger'];

const texts: [string, string][] = [
  ...grounds.flatMap((ground): [string, string][] => [
    ['--text', ground],
    ['--text-muted', ground],
    ['--brand', ground],
    ...tones.map((tone): [string, string] => [tone, ground]),
  ]),
  ...[...tones, '--brand', '--accent'].map((tone): [string, string] => ['--text', `${tone}-soft`]),
  ...tones.map((tone): [string, string] => [tone, `${tone}-soft`]),
  ['--brand', '--brand-soft'],
  ['--text-muted', '--brand-soft'],
  ['--on-brand', '--brand'],
  ['--on-brand', '--brand-strong'],
  ['--on-accent', '--accent'],
  ['--on-deep', '--deep'],
  ['--deep-muted', '--deep'],
];
const controls: [string, string][] = [
  ...grounds.map((ground): [string, string] => ['--border-strong', ground]),
  ...grounds.map((ground): [string, string] => ['--focus', ground]),
  ['--focus', '--brand-soft'],
  ['--accent', '--deep'],
];

describe.each(themes)('BR-01 the $name theme, $scheme', ({ brand, scheme }) => {
  const color = readTheme(brand, scheme);
  const weak = (pairs: [string, string][], least: number) =>
    pairs
      .map(([front, back]) => ({ front, back, ratio: contrast(color(front), color(back)) }))
      .filter(({ ratio }) => ratio < least);

  it('text has a contrast of at least 4.5 to 1 on each of its backgrounds', () => {
    expect(weak(texts, 4.5)).toEqual([]);
  });

  it('controls and focus rings have a contrast of at least 3 to 1', () => {
    expect(weak(controls, 3)).toEqual([]);
  });
});

describe('contrast', () => {
  it('the contrast between black and white is 21', () => {
    expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21);
  });
});
