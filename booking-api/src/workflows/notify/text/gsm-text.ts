/** How many letters of GSM-7 one text message holds. */
export const maxLetters = 160;

/** Letters of GSM-7 that count once; those of its extension are replaced. */
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

/**
 * A text in letters of GSM-7: others lose their accents, or become a question mark. A single other letter
 * would halve the length of a message.
 */
export const gsmText = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => {
    if (letters.has(letter)) return letter;
    const plain = alike[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
    return Array.from(plain, (one) => (letters.has(one) ? one : /\s/u.test(one) ? ' ' : '?')).join('');
  }).join('');
