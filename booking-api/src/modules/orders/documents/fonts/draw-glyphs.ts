import {
  beginText,
  endText,
  type PDFFont,
  PDFHexString,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  type RGB,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from '@cantoo/pdf-lib';
import type { Run } from './pdf-fonts.ts';

type Glyph = { id: number };
/** pdf-lib's internals of a subset font; its version is pinned, and a test checks the drawing. */
type Embedder = {
  font: { getGlyph(id: number, codePoints: readonly number[]): Glyph };
  subset: { includeGlyph(glyph: Glyph): number };
  glyphs: Glyph[];
  glyphIdMap: Map<number, number>;
  glyphCache: { invalidate(): void };
};

const embedderOf = (font: PDFFont): Embedder => Reflect.get(font, 'embedder');

/** The index of a glyph in the document's subset of its font. */
function subsetIdOf(
  { font, subset, glyphs, glyphIdMap, glyphCache }: Embedder,
  id: number,
  text: string,
): number {
  const glyph = font.getGlyph(
    id,
    [...text].map((letter) => letter.codePointAt(0) ?? 0),
  );
  const inSubset = subset.includeGlyph(glyph);
  glyphs[inSubset - 1] = glyph;
  glyphIdMap.set(glyph.id, inSubset);
  glyphCache.invalidate();
  return inSubset;
}

/** The text of the glyphs at one position: up to the next position with glyphs. */
function lettersAt(text: string, places: readonly number[], at: number): string {
  const next = places.find((place) => place > at) ?? text.length;
  return text.slice(at, next);
}

/** Draws shaped glyphs at their positions. */
export function drawGlyphs(
  page: PDFPage,
  { face, text, glyphs = [] }: Run,
  { x, y, size, color }: { x: number; y: number; size: number; color: RGB },
): void {
  // Marks the font as used.
  face.font.encodeText('');
  const embedder = embedderOf(face.font);
  const key = page.node.newFontDictionary(face.font.name, face.font.ref);
  const scale = size / face.unitsPerEm;
  const places = [...new Set(glyphs.map(({ at }) => at))].sort((one, other) => one - other);
  page.pushOperators(pushGraphicsState(), beginText(), setFillingColor(color), setFontAndSize(key, size));
  let at = x;
  for (const glyph of glyphs) {
    const id = subsetIdOf(embedder, glyph.id, lettersAt(text, places, glyph.at));
    page.pushOperators(
      setTextMatrix(1, 0, 0, 1, at + glyph.dx * scale, y + glyph.dy * scale),
      showText(PDFHexString.of(id.toString(16).padStart(4, '0').toUpperCase())),
    );
    at += glyph.advance * scale;
  }
  page.pushOperators(endText(), popGraphicsState());
}
