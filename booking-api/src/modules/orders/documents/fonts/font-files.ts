import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import ready from 'harfbuzzjs';

/** A glyph of a shaped text, in font units; `at` is its position in the text. */
export type ShapedGlyph = { id: number; at: number; advance: number; dx: number; dy: number };
type Shape = (text: string, direction: 'ltr' | 'rtl') => ShapedGlyph[];

/** A font file: its characters, and, for scripts whose letters change with their neighbors, their forms. */
export type FontFile = {
  bytes: Buffer;
  unitsPerEm: number;
  has(codePoint: number): boolean;
  shape: Shape | undefined;
};
export type Weight = 'plain' | 'bold';

const require = createRequire(import.meta.url);
/** The files of a font, and its letters. `shaped`: they change with their neighbors. */
type Script = { [weight in Weight]: string } & { letters: RegExp; shaped?: boolean };

export const chinese: Script = {
  plain: require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
  letters: /\p{Script=Han}/u,
};
export const japanese: Script = {
  plain: require.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
  letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u,
};
/**
 * The fallback fonts, in the order of use. The Chinese one precedes the Japanese one and is used for
 * characters that the Japanese font lacks, so that a name does not mix typefaces.
 */
export const scripts: readonly Script[] = [
  chinese,
  japanese,
  {
    plain: require.resolve('@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf'),
    letters: /\p{Script=Hangul}/u,
  },
  {
    plain: require.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'),
    letters: /\p{Script=Arabic}/u,
    shaped: true,
  },
  {
    plain: require.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf'),
    letters: /\p{Script=Hebrew}/u,
    shaped: true,
  },
  {
    plain: require.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf'),
    letters: /\p{Script=Thai}/u,
    shaped: true,
  },
  {
    plain: require.resolve(
      '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
    ),
    bold: require.resolve('@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf'),
    letters: /\p{Script=Devanagari}/u,
    shaped: true,
  },
  {
    plain: require.resolve(
      '@expo-google-fonts/noto-sans-georgian/400Regular/NotoSansGeorgian_400Regular.ttf',
    ),
    bold: require.resolve('@expo-google-fonts/noto-sans-georgian/700Bold/NotoSansGeorgian_700Bold.ttf'),
    letters: /\p{Script=Georgian}/u,
  },
];
/** The typeface of body text. */
export const latin: Script = {
  plain: require.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/instrument-sans/700Bold/InstrumentSans_700Bold.ttf'),
  letters: /./u,
};
/** The typeface of headings, days and totals; it has one weight. */
export const display: Script = {
  plain: require.resolve('@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
  bold: require.resolve('@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
  letters: /./u,
};
/**
 * Covers the letters and marks of many alphabets, such as Greek and Cyrillic, before the fonts of single
 * scripts.
 */
export const alphabets: Script = {
  plain: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  letters: /./u,
};

const opened = new Map<string, Promise<FontFile>>();

/** The bytes of a font and its coverage; read once per process. */
export function openFont(script: Script, weight: Weight): Promise<FontFile> {
  const path = script[weight];
  const font = opened.get(path) ?? read(path, script);
  opened.set(path, font);
  return font;
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
