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

/** A font of a document, with its letters. */
export type Face = Pick<FontFile, 'has' | 'unitsPerEm' | 'shape'> & {
  font: PDFFont;
  /** The width of a text at size 1; cached, because an order's labels repeat the same texts. */
  widthOf(text: string): number;
};
/** Fonts that together show a text: the first one that has a letter draws it. */
export type TextFont = readonly [Face, ...Face[]];
export type Fonts = {
  plain: TextFont;
  bold: TextFont;
  /** The typeface of headings and totals; the bold one if there is no heading typeface. */
  display: TextFont;
};

/** A segment of a line as it is drawn: its text from the left, or the glyphs of its letters together. */
export type Run = { face: Face; text: string; glyphs?: readonly ShapedGlyph[]; width: number };

/**
 * The fonts for a document of these texts. Script fonts are large, so they are loaded only for letters that
 * the first font lacks. `headings`: it also needs the heading typeface.
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

/** The Chinese font is used only for characters that the Japanese one lacks. */
async function scriptsFor(lacking: readonly string[], weight: Weight): Promise<(typeof scripts)[number][]> {
  const neededScripts = scripts.filter(({ letters }) => lacking.some((letter) => letters.test(letter)));
  if (!neededScripts.includes(japanese)) return neededScripts;
  const { has } = await openFont(japanese, weight);
  const isChinese = lacking.some((letter) => /\p{Script=Han}/u.test(letter) && !has(codeOf(letter)));
  return isChinese ? neededScripts : neededScripts.filter((script) => script !== chinese);
}

async function embed(pdf: PDFDocument, file: FontFile): Promise<Face> {
  // Tabular figures: amounts in a column align, and a 1 keeps its distance.
  const font = await pdf.embedFont(file.bytes, { subset: true, features: { tnum: true } });
  const widths = new Map<string, number>();
  return {
    ...file,
    font,
    widthOf(text) {
      const width = widths.get(text) ?? font.widthOfTextAtSize(text, 1);
      widths.set(text, width);
      return width;
    },
  };
}

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;
/**
 * Characters without a script, and marks, join the letters before them; otherwise marks would lose their
 * base.
 */
const isNeutral = (letter: string): boolean => /[^\p{L}\p{N}]/u.test(letter);

/**
 * Skips the fonts before the one that has every Latin letter of a text, so that a name does not mix
 * typefaces.
 */
function ofOneHand(text: string, [first, second, ...rest]: TextFont): TextFont {
  const lacks = [...text].some((letter) => /\p{Script=Latin}/u.test(letter) && !first.has(codeOf(letter)));
  if (!second) return [first];
  return lacks ? ofOneHand(text, [second, ...rest]) : [first, second, ...rest];
}

/** The font of each letter of a text; a letter that no font has is the first font's empty box. */
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
    const visibleText = (rtl ? mirrored(text) : text).replaceAll(/\p{Join_Control}/gu, '');
    return { face, text: visibleText, width: face.widthOf(visibleText) };
  }
  const glyphs = face.shape(text, rtl ? 'rtl' : 'ltr');
  const width = glyphs.reduce((sum, { advance }) => sum + advance, 0) / face.unitsPerEm;
  return { face, text, glyphs, width };
}

/** A text in segments of one font each, from the left of the page to the right. */
export function runsOf(text: string, faces: TextFont): Run[] {
  const visibleText = shownText(text);
  return visualRuns(visibleText, facesOf(visibleText, faces)).map(drawn);
}

export const widthOf = (text: string, faces: TextFont, size: number): number =>
  size * runsOf(text, faces).reduce((sum, run) => sum + run.width, 0);
