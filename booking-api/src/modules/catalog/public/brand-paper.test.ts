import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandSlugs } from '@sendahead/shared-contracts/brands/schema';
import { paperOf } from './brand-paper.ts';
import { skyOf } from './scene-sky.ts';

const root = join(__dirname, '../../../../..');
const palette = readFileSync(join(root, 'shared-ui/src/tokens/palette.css'), 'utf8');
const scenes = readFileSync(join(root, 'shell/src/scenes/scenes.css'), 'utf8');
const theme = { brand: '#0b5d3b' };

/** The values of a CSS property in rules whose selector contains `selector`, in file order. */
const valuesOf = (css: string, selector: string, name: string): string[] =>
  [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)]
    .filter(([, selectors = '']) => selectors.includes(selector))
    .flatMap(([, , rules = '']) => new RegExp(`${name}:\\s*([^;]+);`).exec(rules)?.[1] ?? []);

describe('the paper of a brand', () => {
  it.each(brandSlugs)('%s has the same paper, band and letter width on the server as in the page', (slug) => {
    const read = (name: string): string | undefined => valuesOf(palette, `[data-brand="${slug}"]`, name)[0];
    expect(paperOf(slug, theme)).toEqual({
      paper: read('--day-surface'),
      raised: read('--day-raised'),
      deep: read('--day-deep'),
      width: Number.parseInt(read('--letter-width') ?? '', 10),
    });
  });

  it('a brand with its own colors, or any brand beyond the nine, mixes its paper from its colors', () => {
    const mixed = { paper: '#f3f7f5', raised: '#ffffff', deep: '#0b3a29', width: 88 };
    expect(paperOf('golf', { ...theme, hue: 158 })).toEqual(mixed);
    expect(paperOf('sail', theme)).toEqual(mixed);
    expect(paperOf(undefined, theme)).toEqual(mixed);
  });
});

describe('the sky of a brand', () => {
  it.each(brandSlugs)('%s has the same sky on the server as in its scene, by day and by night', (slug) => {
    const [drawn = ''] = valuesOf(scenes, `[data-scene="${slug}"]`, '--scene-sky-1');
    expect(skyOf(slug)).toEqual(/^light-dark\((?<day>#\w+), (?<night>#\w+)\)$/.exec(drawn)?.groups);
  });

  it('a brand without a scene has no sky', () => {
    expect([skyOf('sail'), skyOf('constructor')]).toEqual([undefined, undefined]);
  });
});
