import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib';

/** The texts that a PDF draws, page by page, one line per segment; decoded by the fonts' glyph mappings. */
export async function textsOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes);
  return pdf.getPages().map((page) => {
    const fonts = fontsOf(page);
    let glyphs: Map<string, string> | undefined;
    const lines: string[] = [];
    for (const [, font, hex] of contentOf(page).matchAll(/\/([\w+-]+) [\d.]+ Tf|<([0-9A-Fa-f]+)> Tj/g)) {
      if (font) glyphs = fonts.get(font);
      else lines.push((hex?.match(/.{4}/g) ?? []).map((glyph) => glyphs?.get(glyph) ?? '\ufffd').join(''));
    }
    return lines.join('\n');
  });
}

const textOf = (stream: unknown): string =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '';

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents();
  if (!(contents instanceof PDFArray)) return textOf(contents);
  return Array.from({ length: contents.size() }, (_, index) => textOf(contents.lookup(index))).join('\n');
}

/** The text of each glyph, for each font of a page. */
function fontsOf(page: PDFPage): Map<string, Map<string, string>> {
  const fonts = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict);
  const named = fonts?.entries() ?? [];
  return new Map(
    named.map(([name]) => {
      const table = textOf(fonts?.lookup(name, PDFDict).lookup(PDFName.of('ToUnicode')));
      const pairs = [...table.matchAll(/<([0-9A-F]{4})> <([0-9A-F]+)>/gi)];
      return [
        name.asString().slice(1),
        new Map(
          pairs.map(([, glyph = '', text = '']) => [
            glyph,
            Buffer.from(text, 'hex').swap16().toString('utf16le'),
          ]),
        ),
      ];
    }),
  );
}
