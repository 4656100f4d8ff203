import { readFileSync } from 'node:fs';

/** Linear light, red, green, blue from 0 to 1. */
export type Color = readonly [number, number, number];

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function fromHex(hex: string): Color {
  const part = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

function fromOklab(lightness: number, a: number, b: number): Color {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function toOklab([r, g, b]: Color): Color {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Arguments of a function, split at its top-level commas. */
function args(text: string): string[] {
  const inner = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [at, character] of [...inner].entries()) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (character !== ',' || depth > 0) continue;
    parts.push(inner.slice(start, at));
    start = at + 1;
  }
  return [...parts, inner.slice(start)];
}

const sheet = (name: string): string => readFileSync(`${__dirname}/../tokens/${name}.css`, 'utf8');
const declarations = (text: string): [string, string][] =>
  [...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.replace(/\s+/g, ' ').trim(),
  ]);

/** Colors of a brand that was made while the product ran. */
export interface OwnColors {
  readonly hue: number;
  readonly brand: string;
  readonly accent: string;
}

/** The palette of one of the nine brands, or of a brand with only three values. */
function paletteOf(brand: string | OwnColors): [string, string][] {
  if (typeof brand === 'object') {
    return Object.entries(brand).map(([name, value]) => [`--palette-${name}`, String(value)]);
  }
  const rules = [...sheet('palette').matchAll(/([^{}]+)\{([^}]*)\}/g)];
  return rules
    .filter(([, selector = '']) => selector.includes(`[data-brand="${brand}"]`))
    .flatMap(([, , body = '']) => declarations(body));
}

/** The custom properties of one theme, read from the stylesheets themselves. */
export function readTheme(brand: string | OwnColors, scheme: 'light' | 'dark') {
  const properties = new Map([...declarations(sheet('functional')), ...paletteOf(brand)]);

  /** A value with each `var()` replaced by its value or its fallback. */
  const filled = (text: string): string => {
    const value = text.trim();
    const at = value.indexOf('var(');
    if (at < 0) return value;
    let end = at + 4;
    for (let depth = 1; depth > 0; end += 1) depth += value[end] === '(' ? 1 : value[end] === ')' ? -1 : 0;
    const [name = '', ...fallback] = args(value.slice(at, end));
    const known = properties.get(name.trim()) ?? fallback.join(',');
    return filled(value.slice(0, at) + known + value.slice(end));
  };

  const resolve = (value: string): Color => {
    if (value.startsWith('#')) return fromHex(value);
    if (value.startsWith('light-dark('))
      return resolve(args(value)[scheme === 'light' ? 0 : 1]?.trim() ?? '');
    if (value.startsWith('oklch(')) {
      const [lightness = 0, chroma = 0, hue = 0] = (value.match(/[\d.]+/g) ?? []).map(Number);
      const angle = (hue * Math.PI) / 180;
      return fromOklab(lightness / 100, chroma * Math.cos(angle), chroma * Math.sin(angle));
    }
    if (value.startsWith('color-mix(in oklab')) {
      const [, first = '', second = ''] = args(value);
      const share = Number(/([\d.]+)%\s*$/.exec(first)?.[1]) / 100;
      const one = toOklab(resolve(first.replace(/[\d.]+%\s*$/, '').trim()));
      const two = toOklab(resolve(second.trim()));
      const mixed = (at: 0 | 1 | 2) => one[at] * share + two[at] * (1 - share);
      return fromOklab(mixed(0), mixed(1), mixed(2));
    }
    throw new Error(`no color: "${value}"`);
  };
  return (name: string): Color => resolve(filled(`var(${name})`));
}

/** WCAG contrast of two colors, from 1 to 21. */
export function contrast(one: Color, two: Color): number {
  const luminance = ([r, g, b]: Color) => 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  const [a, b] = [luminance(one), luminance(two)];
  return Math.max(a, b) / Math.min(a, b);
}
