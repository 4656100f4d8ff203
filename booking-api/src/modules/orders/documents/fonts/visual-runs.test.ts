import { PDFDocument } from '@cantoo/pdf-lib';
import { drawText } from '../pdf-page.ts';
import { loadFonts, runsOf } from './pdf-fonts.ts';
import { mirrored, visualRuns } from './visual-runs.ts';

const texts = (line: string) =>
  visualRuns(
    line,
    [...line].map(() => 0),
  ).map(({ text, rtl }) => (rtl ? mirrored(text) : text));

describe('lines in scripts of every direction', () => {
  it.each([
    ['Ann Lee, 115 Main St', ['Ann Lee, 115 Main St']],
    ['הרצל 115', ['115', ' לצרה']],
    ['Note: שלום 12', ['Note: ', '12', ' םולש']],
    ['(ב) 4', ['4', ' (ב)']],
  ])('%s is drawn from the left as %j', (line, pieces) => {
    expect(texts(line)).toEqual(pieces);
  });

  it.each([
    ['Korean', '김철수 12'],
    ['Chinese', '北京市朝阳区 张伟 号'],
    ['Japanese', '東京都 佐藤・健'],
    ['Arabic', 'شارع الملك فهد 115، الرياض 12271'],
    ['Persian', 'می‌خواهم'],
    ['Hebrew', 'הרצל 115 (דירה 4)'],
    ['Thai', 'น้ำ ที่อยู่ 12'],
    ['Hindi', 'गिरीश शर्मा श्री कृष्ण 12'],
    ['Georgian', 'თბილისი 12'],
  ])('%s has no empty box, and its numbers read from the left', async (_script, line) => {
    const pdf = await PDFDocument.create();
    const { plain, bold } = await loadFonts(pdf, line);
    for (const faces of [plain, bold]) {
      const runs = runsOf(line, faces);
      expect(runs.flatMap(({ glyphs = [] }) => glyphs).filter(({ id }) => id === 0)).toEqual([]);
      for (const { face, text, glyphs } of runs.filter((run) => !run.glyphs))
        expect([glyphs, [...text].filter((letter) => !face.has(letter.codePointAt(0) ?? 0))]).toEqual([
          undefined,
          [],
        ]);
      const drawn = runs.map(({ text }) => text).join('|');
      for (const number of line.match(/\d+/g) ?? []) expect(drawn).toContain(number);
    }
    drawText(pdf.addPage(), line, { x: 10, y: 10, size: 12, faces: plain });
    expect((await pdf.save()).length).toBeLessThan(60_000);
  });

  it('letters of one word are joined, and marks are placed on their base', async () => {
    const pdf = await PDFDocument.create();
    const { plain } = await loadFonts(pdf, 'برج น้ำ');
    const shaped = (line: string) => runsOf(line, plain).flatMap(({ glyphs = [] }) => glyphs);
    const [alone] = shaped('ب');
    const first = shaped('برج').at(-1);
    expect(first?.id).not.toBe(alone?.id);
    expect(shaped('น้ำ').some(({ advance, dx, dy }) => advance === 0 && (dx !== 0 || dy !== 0))).toBe(true);
  });
});
