/** Letters that do not come apart into a plain one and its mark. */
const plain: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  œ: 'oe',
  Œ: 'OE',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '→': '>',
};

/** A text in Latin-1, as labels need it: accents dropped where they must be, the rest as `?`. */
export function plainText(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      const known = plain[letter];
      if (known !== undefined) return known;
      if (/[\x20-\x7e\xa0-\xff]/.test(letter)) return letter;
      if (/\s/.test(letter)) return ' ';
      const base = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
      return /^[\x20-\x7e]+$/.test(base) ? base : '?';
    })
    .join('');
}
