import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import ready from 'harfbuzzjs';

/** A glyph of a shaped text, in units of the font; `at` is the place in the text that it stands for. */
export type ShapedGlyph = { id: number; at: number; advance: number; dx: number; dy: number };
type Shape = (text: string, direction: 'ltr' | 'rtl') => ShapedGlyph[];

/** A font file: what it has, and, of scripts whose letters change by their neighbours, how they stand. */
export type FontFile = {
  bytes: Buffer;
  unitsPerEm: number;
  has(codePoint: number): boolean;
  shape: Shape | undefined;
};
export type Weight = 'plain' | 'bold';

const require = createRequire(import.meta.url);
const weights = { plain: '400Regular', bold: '700Bold' } as const;

type Script = { family: string; name: string; letters: RegExp; shaped?: boolean };

/**
 * The fonts that lend letters to the first one, in the order in which they are asked. The Chinese one stands before the
 * Japanese one and is taken where that lacks a character, so that a name is not set in two hands.
 */
export const scripts: readonly Script[] = [
  { family: 'noto-sans-sc', name: 'NotoSansSC', letters: /\p{Script=Han}/u },
  {
    family: 'noto-sans-jp',
    name: 'NotoSansJP',
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u,
  },
  { family: 'noto-sans-kr', name: 'NotoSansKR', letters: /\p{Script=Hangul}/u },
  { family: 'noto-sans-arabic', name: 'NotoSansArabic', letters: /\p{Script=Arabic}/u, shaped: true },
  { family: 'noto-sans-hebrew', name: 'NotoSansHebrew', letters: /\p{Script=Hebrew}/u, shaped: true },
  { family: 'noto-sans-thai', name: 'NotoSansThai', letters: /\p{Script=Thai}/u, shaped: true },
  {
    family: 'noto-sans-devanagari',
    name: 'NotoSansDevanagari',
    letters: /\p{Script=Devanagari}/u,
    shaped: true,
  },
  { family: 'noto-sans-georgian', name: 'NotoSansGeorgian', letters: /\p{Script=Georgian}/u },
];
export const latin: Script = { family: 'noto-sans', name: 'NotoSans', letters: /./u };

const opened = new Map<string, Promise<FontFile>>();

/** The bytes of a font and what it has; read once in a process. */
export function openFont(script: Script, weight: Weight): Promise<FontFile> {
  const folder = weights[weight];
  const path = `@expo-google-fonts/${script.family}/${folder}/${script.name}_${folder}.ttf`;
  const known = opened.get(path) ?? read(require.resolve(path), script);
  opened.set(path, known);
  return known;
}

async function read(file: string, { shaped }: Script): Promise<FontFile> {
  const bytes = await readFile(file);
  const font = fontkit.create(bytes);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} is no single font`);
  return {
    bytes,
    unitsPerEm: font.unitsPerEm,
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    shape: shaped ? await shaperOf(bytes) : undefined,
  };
}

async function shaperOf(bytes: Buffer): Promise<Shape> {
  const harfbuzz = await ready;
  const font = harfbuzz.createFont(harfbuzz.createFace(harfbuzz.createBlob(bytes), 0));
  return (text, direction) => {
    const buffer = harfbuzz.createBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(direction);
    harfbuzz.shape(font, buffer);
    const glyphs = buffer.json().map(({ g, cl, ax, dx, dy }) => ({ id: g, at: cl, advance: ax, dx, dy }));
    buffer.destroy();
    return glyphs;
  };
}
