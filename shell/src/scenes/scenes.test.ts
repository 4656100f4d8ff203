import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { brandSlugs } from '@sendahead/shared-contracts/brands/schema';

const folder = __dirname;
const brands: readonly string[] = brandSlugs;
const filesIn = (part: string) =>
  readdirSync(join(folder, part))
    .filter((name) => name.endsWith('.svg'))
    .map((name) => join(part, name));
const drawings = ['.', 'items', 'steps', 'landmarks'].flatMap(filesIn);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const kilobytes = (name: string) => brotliCompressSync(read(name)).length / 1000;
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '');

const css = read('scenes.css');
/** The variables of a brand, in light and in dark. */
function colorsOf(brand: string) {
  const block = css.slice(css.indexOf(`[data-scene="${brand}"] {`)).split('}')[0] ?? '';
  return new Map(
    [...block.matchAll(/--scene-([\w-]+): (?:light-dark\(([^,]+), ([^)]+)\)|([^;]+));/g)].map(
      ([, name = '', light, dark, both = '']) => [name, { light: light ?? both, dark: dark ?? both }],
    ),
  );
}
const ownFiles = (brand: string) => [`${brand}.svg`, `${brand}-ground.svg`, `items/${brand}.svg`];
const sharedFiles = [...filesIn('steps'), ...filesIn('landmarks')];
/** A page puts the item of its brand in the empty place of each step. */
function withItem(step: string, brand: string) {
  const item = read(`items/${brand}.svg`).replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return read(step).replace(/(<g data-place="item"[^>]*>)(<\/g>)/, `$1${item}$2`);
}

function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe('drawings of the nine brands', () => {
  it.each(brands)('%s has its scene, its ground and its item', (brand) => {
    expect(ownFiles(brand).filter((name) => !existsSync(join(folder, name)))).toEqual([]);
  });

  it('the scenes have three steps and eight landmarks', () => {
    expect(filesIn('steps').sort()).toEqual(['steps/arrive.svg', 'steps/pickup.svg', 'steps/where.svg']);
    expect(filesIn('landmarks')).toHaveLength(8);
  });

  it('a scene weighs at most 12 kB, every other drawing at most 1.5', () => {
    const most = (name: string) => (brands.includes(name.replace('.svg', '')) ? 12 : 1.5);
    expect(drawings.filter((name) => kilobytes(name) > most(name))).toEqual([]);
  });

  it('a drawing contains only shapes: no words, bitmaps, filters, scripts, styles or links', () => {
    const foreign = /<(?:text|image|filter|script|style|foreignObject|use|a)\b|\bon\w+=|href=|data:/;
    expect(drawings.filter((name) => foreign.test(read(name)))).toEqual([]);
  });

  it('a drawing is hidden from screen readers and the Tab key', () => {
    expect(
      drawings.filter((name) => !/^<svg[^>]* aria-hidden="true" focusable="false">/.test(read(name))),
    ).toEqual([]);
  });

  it('each step has one place for an item, and items have one size', () => {
    const places = filesIn('steps').map((name) => matches(read(name), /<g (data-place="item")[^>]*><\/g>/g));
    expect(places.map((found) => found.length)).toEqual([1, 1, 1]);
    const boxes = brands.map(
      (brand) => matches(read(`items/${brand}.svg`), /^<svg[^>]* viewBox="([^"]*)"/g)[0],
    );
    expect(new Set(boxes)).toEqual(new Set(['0 0 240 280']));
  });
});

describe.each(brands)('drawings of %s', (brand) => {
  const colors = colorsOf(brand);
  const used = [...ownFiles(brand), ...sharedFiles].flatMap((name) =>
    matches(read(name), /var\(--scene-([\w-]+)/g),
  );

  it('no id appears twice in a page with its scene, ground and steps, and each begins with its scene', () => {
    const page = [`${brand}.svg`, `${brand}-ground.svg`]
      .map(read)
      .concat(filesIn('steps').map((step) => withItem(step, brand)));
    const ids = matches(page.join(''), /\bid="([^"]*)"/g);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids.filter((id) => !id.startsWith(`scene-${brand}-`))).toEqual([]);
    expect(matches(page.join(''), /url\(#([^)]*)\)/g).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('one quiet motion, and the start page says where it comes from', () => {
    const moves = new Set(matches(read(`${brand}.svg`), /data-move="([^"]*)"/g));
    expect(moves.size).toBe(1);
    const styles = read('../layout/start/hero.css');
    for (const move of moves) expect(styles).toContain(`[data-move="${move}"]`);
  });

  it('scenes.css defines every color of the drawings, and no unused one', () => {
    expect([...new Set(used)].filter((name) => !colors.has(name))).toEqual([]);
    expect([...colors.keys()].filter((name) => !used.includes(name))).toEqual(['focus', 'head']);
  });

  it("without scenes.css, as in an email, a brand's own drawings have the light colors", () => {
    const wrong = ownFiles(brand).flatMap((file) =>
      [...read(file).matchAll(/var\(--scene-([\w-]+),([^)]*)\)/g)]
        .filter(([, name = '', fallback]) => colors.get(name)?.light !== fallback)
        .map(([text]) => text),
    );
    expect(wrong).toEqual([]);
  });

  it.each(['light', 'dark'] as const)(
    'the headline has a contrast of 4.5 on the sky behind it, %s',
    (scheme) => {
      const color = (name: string) => colors.get(name)?.[scheme] ?? '';
      const sky = ['sky-1', 'sky-2', 'sky-3'].map((name) => ({
        name,
        ratio: contrast(color('head'), color(name)),
      }));
      expect(sky.filter(({ ratio }) => !(ratio >= 4.5))).toEqual([]);
    },
  );
});
