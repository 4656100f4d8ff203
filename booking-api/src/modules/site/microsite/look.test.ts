import { bootSample } from '../testing/boot-sample.ts';
import { brandOfMicrosite, paletteStyle } from './look.ts';

const { brand } = bootSample(8000);
const colors = { brand_colour: '#0a4f6e', accent_colour: '#e8a33d', palette_hue: '232' };

describe('a microsite’s look of its brand', () => {
  it('OPEN-45 a microsite has its own title, words and colors, and the brand’s other settings', () => {
    const shown = brandOfMicrosite(brand, {
      ...colors,
      title: 'Coastal Open',
      traveler_word: 'player',
      slug: 'ski',
      help_phone: '+1 900 555 0100',
    });
    expect(shown).toEqual({
      ...brand,
      name: 'Coastal Open',
      traveler_word: 'player',
      theme: { brand: '#0a4f6e', accent: '#e8a33d', hue: 232 },
    });
  });

  it('OPEN-45 a page without a microsite is the plain brand', () => {
    expect(brandOfMicrosite(brand, undefined)).toBe(brand);
    expect(paletteStyle(undefined, undefined, 'n')).toEqual([]);
  });

  it('OPEN-45 writes its palette with the nonce of the page', () => {
    expect(paletteStyle(undefined, colors, 'n0nce')).toEqual([
      '<style nonce="n0nce">html[data-brand]{--palette-hue:232;--palette-brand:#0a4f6e;--palette-accent:#e8a33d}</style>',
    ]);
  });

  it.each([
    { ...colors, brand_colour: '#0a4f6e}</style><script>' },
    { ...colors, accent_colour: 'red' },
    { ...colors, palette_hue: '400' },
    { ...colors, palette_hue: '1;--text:#fff' },
    { ...colors, palette_hue: '' },
  ])('OPEN-45 writes no palette of %j', (customizations) => {
    expect(paletteStyle(undefined, customizations, 'n')).toEqual([]);
  });
});
