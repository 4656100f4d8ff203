import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import { shownText } from '../shown-text.ts';
import {
  alphabets,
  chinese,
  display,
  type FontFile,
  japanese,
  latin,
  openFont,
  type ShapedGlyph,
  scripts,
  type Weight,
} from './font-files.ts';
import { type DirectedRun, mirrored, visualRuns } from './visual-runs.ts';

/** A font of a document, with the letters that it has. */
export type Face = Pick<FontFile, 'has' | 'unitsPerEm' | 'shape'> & {
  font: PDFFont;
  /** How wide a text is at size 1; measured once, as labels of an order say the same again and again. */
  widthOf(text: string): number;
};
/** Fonts that together show a text: the first that has a letter draws it. */
export type TextFont = readonly [Face, ...Face[]];
export type Fonts = {
  plain: TextFont;
  bold: TextFont;
  /** The face of headings and totals; without a face for headings, the bold one. */
  display: TextFont;
};

/** A piece of a line as it is drawn: its text from the left, or the glyphs that its letters become together. */
export type Run = { face: Face; text: string; glyphs?: readonly ShapedGlyph[]; width: number };

/**
 * The fonts that a document of these texts needs. Fonts of scripts are large and taken for letters alone that the first one
 * lacks. `headings`: it also needs the face of headings.
 */
export async function loadFonts(
  pdf: PDFDocument,
  texts: string,
  { headings = false }: { headings?: boolean } = {},
): Promise<Fonts> {
  pdf.registerFontkit(fontkit as never);
  const [plain, bold] = await Promise.all([load(pdf, 'plain', texts), load(pdf, 'bold', texts)]);
  const heading = headings ? [await embed(pdf, await openFont(display, 'bold'))] : [];
  return { plain, bold, display: [heading[0] ?? bold[0], ...bold] };
}

async function load(pdf: PDFDocument, weight: Weight, texts: string): Promise<TextFont> {
  const [first, second] = await Promise.all([openFont(latin, weight), openFont(alphabets, weight)]);
  const letters = [...new Set(shownText(texts))];
  const beyond = letters.filter((letter) => !first.has(codeOf(letter)));
  const lacking = beyond.filter((letter) => !second.has(codeOf(letter)));
  const lenders = await Promise.all(
    (await scriptsFor(lacking, weight)).map((script) => openFont(script, weight)),
  );
  const files = beyond.length > 0 ? [first, second, ...lenders] : [first];
  const [head, ...rest] = await Promise.all(files.map((file) => embed(pdf, file)));
  if (!head) throw new Error('a document without a font');
  return [head, ...rest];
}

/** The Chinese font is asked only for characters that the Japanese one lacks. */
async function scriptsFor(lacking: readonly string[], weight: Weight): Promise<(typeof scripts)[number][]> {
  const wanted = scripts.filter(({ letters }) => lacking.some((letter) => letters.test(letter)));
  if (!wanted.includes(japanese)) return wanted;
  const { has } = await openFont(japanese, weight);
  const isChinese = lacking.some((letter) => /\p{Script=Han}/u.test(letter) && !has(codeOf(letter)));
  return isChinese ? wanted : wanted.filter((script) => script !== chinese);
}

async function embed(pdf: PDFDocument, file: FontFile): Promise<Face> {
  // Figures of one width: amounts below each other align, and a 1 keeps its distance.
  const font = await pdf.embedFont(file.bytes, { subset: true, features: { tnum: true } });
  const widths = new Map<string, number>();
  return {
    ...file,
    font,
    widthOf(text) {
      const known = widths.get(text) ?? font.widthOfTextAtSize(text, 1);
      widths.set(text, known);
      return known;
    },
  };
}

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;
/**
 * Characters without a script stay with the letters before them, and so do marks, which would lose their base
 * otherwise.
 */
const isNeutral = (letter: string): boolean => /[^\p{L}\p{N}]/u.test(letter);

/** Without the fonts before the one that has every Latin letter of a text, so that a name is not set in two hands. */
function ofOneHand(text: string, [first, second, ...rest]: TextFont): TextFont {
  const lacks = [...text].some((letter) => /\p{Script=Latin}/u.test(letter) && !first.has(codeOf(letter)));
  if (!second) return [first];
  return lacks ? ofOneHand(text, [second, ...rest]) : [first, second, ...rest];
}

/** Which font draws each letter of a text; what no font has is the first one's empty box. */
function facesOf(text: string, all: TextFont): Face[] {
  const faces = ofOneHand(text, all);
  let before: Face | undefined;
  return [...text].map((letter) => {
    const code = codeOf(letter);
    const stays = before?.shape && isNeutral(letter) && before.has(code);
    before = stays ? before : (faces.find(({ has }) => has(code)) ?? faces[0]);
    return before ?? faces[0];
  });
}

function drawn({ text, rtl, of: face }: DirectedRun<Face>): Run {
  if (!face.shape) {
    const shown = (rtl ? mirrored(text) : text).replaceAll(/\p{Join_Control}/gu, '');
    return { face, text: shown, width: face.widthOf(shown) };
  }
  const glyphs = face.shape(text, rtl ? 'rtl' : 'ltr');
  const width = glyphs.reduce((sum, { advance }) => sum + advance, 0) / face.unitsPerEm;
  return { face, text, glyphs, width };
}

/** A text in pieces of one font each, from the left of the paper to the right. */
export function runsOf(text: string, faces: TextFont): Run[] {
  const shown = shownText(text);
  return visualRuns(shown, facesOf(shown, faces)).map(drawn);
}

export const widthOf = (text: string, faces: TextFont, size: number): number =>
  size * runsOf(text, faces).reduce((sum, run) => sum + run.width, 0);
