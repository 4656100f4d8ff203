import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import { shownText } from './shown-text.ts';

/** A font of a document, with the letters that it has. */
type Face = {
  font: PDFFont;
  has(codePoint: number): boolean;
  /** How wide a text is at size 1; measured once, as labels of an order say the same again and again. */
  widthOf(text: string): number;
};
/** Fonts that together show a text: the first that has a letter draws it. */
export type TextFont = readonly [Face, ...Face[]];
export type Fonts = { plain: TextFont; bold: TextFont };

type Run = { face: Face; text: string };

const require = createRequire(import.meta.url);
const files = {
  latin: {
    plain: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  },
  japanese: {
    plain: require.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
  },
} as const;
type Weight = keyof Fonts;
type Script = keyof typeof files;

type Opened = { bytes: Buffer; has(codePoint: number): boolean };
const opened = new Map<string, Promise<Opened>>();

/** The bytes of a font and what it has; read once in a process. */
function open(script: Script, weight: Weight): Promise<Opened> {
  const file = files[script][weight];
  const known = opened.get(file);
  if (known) return known;
  const reading = readFile(file).then((bytes) => {
    const font = fontkit.create(bytes);
    if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} is no single font`);
    return { bytes, has: (codePoint: number) => font.hasGlyphForCodePoint(codePoint) };
  });
  opened.set(file, reading);
  return reading;
}

/**
 * The fonts that a document of these texts needs. The second one is large and taken for letters alone that the first lacks:
 * Chinese characters, kana.
 */
export async function loadFonts(pdf: PDFDocument, texts: string): Promise<Fonts> {
  pdf.registerFontkit(fontkit as never);
  const [plain, bold] = await Promise.all([load(pdf, 'plain', texts), load(pdf, 'bold', texts)]);
  return { plain, bold };
}

async function load(pdf: PDFDocument, weight: Weight, texts: string): Promise<TextFont> {
  const latin = await open('latin', weight);
  const first = faceOf(await pdf.embedFont(latin.bytes, { subset: true }), latin);
  const isLacking = [...new Set(shownText(texts))].some((letter) => !latin.has(codeOf(letter)));
  if (!isLacking) return [first];
  const japanese = await open('japanese', weight);
  return [first, faceOf(await pdf.embedFont(japanese.bytes, { subset: true }), japanese)];
}

function faceOf(font: PDFFont, { has }: Opened): Face {
  const widths = new Map<string, number>();
  return {
    font,
    has,
    widthOf(text) {
      const known = widths.get(text) ?? font.widthOfTextAtSize(text, 1);
      widths.set(text, known);
      return known;
    },
  };
}

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;

/** A text in pieces of one font each; what no font has is the first one's empty box. */
export function runsOf(text: string, faces: TextFont): Run[] {
  const runs: Run[] = [];
  for (const letter of shownText(text)) {
    const face = faces.find(({ has }) => has(codeOf(letter))) ?? faces[0];
    const last = runs.at(-1);
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
}

export const widthOf = (text: string, faces: TextFont, size: number): number =>
  size * runsOf(text, faces).reduce((sum, run) => sum + run.face.widthOf(run.text), 0);
