/** What one text message holds of the letters of GSM-7. */
export const mostLetters = 160;

/** Letters of GSM-7 that count once; those of its extension are written in another way. */
const letters = new Set(
  '@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

const alike: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
};

/** A text in letters of GSM-7: others without their accents, or as a question mark. One other letter would halve what a message holds. */
export const gsmText = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => {
    if (letters.has(letter)) return letter;
    const plain = alike[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
    return Array.from(plain, (one) => (letters.has(one) ? one : /\s/u.test(one) ? ' ' : '?')).join('');
  }).join('');
